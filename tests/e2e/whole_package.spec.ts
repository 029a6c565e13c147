import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { compute, PAYSLIP_LINES, type ComputeRequest } from '#modules/compute/pure'
import { readPdf } from '#tests/helpers/read_pdf'
import { amountsOf, withoutZeroLines } from '../../frontend/lib/pay/payslip-lines.ts'
import { expect } from './support/expect.ts'
import { keyboard, mouse } from './support/hand.ts'
import { wordsOf } from './support/words.ts'

const DAY = '2026-09-01'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Acme's own facts, which every cost rests on. */
const COMPANY = { effectif: 25, assuranceLoiTaux: 0.005 }
const SINGLE = { etatCivil: 'celibataire' } as const
/** What the editor takes for usual when it is switched on; a FLEX package has it as a choice. */
const BENEFIT = {
  FIX: {
    section: 'vouchers',
    name: 'chequeRepas',
    fields: { hasChequeRepas: true, chequeRepas: 8 },
  },
  FLEX: {
    section: 'devices',
    name: 'laptop',
    fields: { canLaptop: true, hasLaptop: true, laptop: 30 },
  },
} as const

interface Story {
  status: 'EMPLOYE' | 'OUVRIER' | 'CONTRACTOR' | 'INTERN'
  type: 'FIX' | 'FLEX'
  locale: 'fr' | 'nl' | 'en'
  gross: number
  /** Under which committee or agreement the editor puts this status. */
  committee?: string
  benefit?: true
  phone?: true
  keyboard?: true
}

/** Every status and both types, on a desk and on a phone, in each language, two of them without a mouse. */
const STORIES: Story[] = [
  {
    status: 'EMPLOYE',
    type: 'FIX',
    locale: 'fr',
    gross: 3412,
    committee: 'BECP200',
    benefit: true,
    keyboard: true,
  },
  {
    status: 'EMPLOYE',
    type: 'FLEX',
    locale: 'nl',
    gross: 4105,
    committee: 'BECP200',
    benefit: true,
    phone: true,
  },
  {
    status: 'OUVRIER',
    type: 'FIX',
    locale: 'en',
    gross: 2903,
    committee: 'BECP200',
    benefit: true,
    phone: true,
  },
  {
    status: 'OUVRIER',
    type: 'FLEX',
    locale: 'fr',
    gross: 3077,
    committee: 'BECP200',
    benefit: true,
  },
  { status: 'CONTRACTOR', type: 'FIX', locale: 'nl', gross: 6250, keyboard: true },
  { status: 'INTERN', type: 'FIX', locale: 'en', gross: 1801, committee: 'CIP/BIO' },
]

test.group('From nothing to the PDF', () => {
  for (const story of STORIES)
    test(`${story.status} ${story.type}, in ${story.locale}, ${story.phone ? 'on a phone' : 'at a desk'}${story.keyboard ? ', by keyboard alone' : ''}`, async ({
      visit,
      assert,
    }) => {
      const { locale, status, type, gross } = story
      const t = wordsOf(locale)
      const { page } = await visit(`/${locale}/packages/new`, {
        as: 'hr',
        ...(story.phone ? PHONE : {}),
      })
      const hand = story.keyboard ? keyboard(page) : mouse(page)
      const name = `${status} ${type} ${locale}`

      await hand.write(page.getByRole('textbox', { name: t('new-package.jobTitle') }), name)
      await hand.write(
        page.getByRole('textbox', { name: t('new-package.amount_gross') }),
        String(gross)
      )
      await hand.press(page.getByRole('button', { name: t('new-package.create') }))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

      const part = (title: string) =>
        page.getByRole('heading', { name: title, exact: true }).getByRole('button')
      // On a phone all parts are folded.
      if (story.phone) await hand.press(part(t('editor.identity')))
      await hand.write(page.getByLabel(t('editor.lawDate')), DAY)
      if (status !== 'EMPLOYE' || type === 'FLEX') await hand.press(part(t('editor.contract')))
      if (status !== 'EMPLOYE')
        await hand.choose(
          page.getByRole('combobox', { name: t('editor.status'), exact: true }),
          t(`editor.status_${status}`)
        )
      if (type === 'FLEX')
        await hand.press(page.getByRole('radio', { name: t('editor.packageType_FLEX') }))
      if (story.benefit) {
        const { section, name: benefit } = BENEFIT[type]
        const own = t(`fields.${benefit}`)
        await hand.press(part(t(`editor.section_${section}`)))
        if (type === 'FIX') await hand.press(page.getByRole('switch', { name: own, exact: true }))
        else {
          const states = page.getByLabel(t('editor.flexOf').replace('{name}', own), { exact: true })
          // What is part of the package and then offered is chosen at the start.
          for (const state of ['included', 'offered'])
            await hand.press(states.getByRole('radio', { name: t(`editor.flex_${state}`) }))
        }
      }

      const { coutEmployeur, remuneration } = answerOf(story)
      const month = amountsOf(remuneration.remunerationMensuelle)
      if (story.phone) await hand.press(part(t('pay.payslip')))
      const lines = withoutZeroLines(PAYSLIP_LINES, month).map(({ key }) => cents(month[key]))
      await expect
        .poll(() => centsOfTable(page, t('pay.payslip')), { message: 'the payslip on screen' })
        .toEqual(lines)

      await hand.press(page.getByRole('button', { name: t('editor.save'), exact: true }))
      await expect(page.getByText(t('editor.unsaved'))).toBeHidden()
      if (story.phone) await hand.press(page.getByRole('button', { name: t('common.more') }))
      const pdfControl = story.phone ? 'menuitem' : 'button'
      await hand.press(page.getByRole(pdfControl, { name: t('editor.pdf'), exact: true }))
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 30_000 }),
        hand.press(page.getByRole('dialog').getByRole('button', { name: t('print.create') })),
      ])
      const { text: pdf } = await readPdf(await readFile(await download.path()))
      const figure = status === 'CONTRACTOR' ? coutEmployeur.coutEmployeurAnnuel : month.salaireNet
      assert.match(pdf, onPaper(figure))
    })
})

/** The engine's own figures for what the story decides. */
function answerOf({ status, type, gross, committee, benefit }: Story) {
  const result = compute({
    date: DAY,
    company: COMPANY,
    worker: SINGLE,
    package: {
      packageType: type,
      computeModelConfig: {
        employmentType: status,
        ...(committee && { commissionParitaire: committee }),
      },
      salaireBrut: gross,
      regimeNumerateur: 38,
      regimeDenominateur: 38,
      ...(benefit && BENEFIT[type].fields),
    },
  } as ComputeRequest)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.answer.compute
}

/** The amounts of a table in cents, whatever stands between their digits; a minus is a minus. */
async function centsOfTable(page: Page, name: string): Promise<number[]> {
  const amounts = page.getByRole('table', { name, exact: true }).locator('tbody td.amount')
  return (await amounts.allTextContents()).map((text) => {
    const figure = Number(text.replace(/\D/g, ''))
    return /[−-]/.test(text) ? -figure : figure
  })
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}

/** The amount whatever the PDF's language puts between its digits. */
function onPaper(amount: number): RegExp {
  const [whole, part] = amount.toFixed(2).split('.') as [string, string]
  return new RegExp(`(?<!\\d)${whole.replace(/\B(?=(\d{3})+$)/g, '[.,]?')}[.,]${part}(?!\\d)`)
}
