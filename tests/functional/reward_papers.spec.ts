import { test } from '@japa/runner'
import { lineText } from '#modules/compute/pure'
import { formatAmount, formatDate } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { readPdf, squeezed, type ReadPdf } from '#tests/helpers/read_pdf'
import {
  answered,
  carryOut,
  GROUPS,
  publishedGroup,
  statementsOf,
  STATEMENT_DAY,
  workersOf,
} from '#tests/helpers/rewards'

/** What the paper says around its figures, in each language. */
const WORDS = {
  fr: {
    total: 'Total annuel',
    ring: 'Votre année en un coup d’œil',
    fixed: 'Rémunérations fixes',
    bars: 'D’année en année',
    since: 'À partir du 1er janvier 2025',
    sinceLast: 'Depuis votre dernier relevé',
    fromTo: (before: string, after: string) => `de ${before} à ${after}`,
    corrected: 'Ce qui a été corrigé',
    projected: 'Les lignes marquées ≈ sont une projection.',
  },
  nl: {
    total: 'Jaartotaal',
    ring: 'Uw jaar in één oogopslag',
    fixed: 'Vast loon',
    bars: 'Van jaar tot jaar',
    since: 'Vanaf 1 januari 2025',
    sinceLast: 'Sinds uw vorige overzicht',
    fromTo: (before: string, after: string) => `van ${before} naar ${after}`,
    corrected: 'Wat er verbeterd is',
    projected: 'Regels met ≈ zijn een prognose.',
  },
  en: {
    total: 'Annual total',
    ring: 'Your year at a glance',
    fixed: 'Fixed pay',
    bars: 'From year to year',
    since: 'From 1 January 2025',
    sinceLast: 'Since your last statement',
    fromTo: (before: string, after: string) => `from ${before} to ${after}`,
    corrected: 'What was corrected',
    projected: 'Lines marked ≈ are a projection.',
  },
} satisfies Record<Locale, object>
const LANGUAGES = Object.keys(WORDS) as Locale[]

/** A day of a year whose figures follow from those of the year before. */
const PROJECTED_DAY = '2027-12-31'

test.group('A reward statement on paper', (group) => {
  let acme: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    hr = await signedIn('hr')
    const people = await workersOf(acme)
    // One person for each language.
    await inTenant(acme.id, async (trx) => {
      for (const [at, language] of LANGUAGES.entries())
        await trx.from('workers').where('id', people[at].id).update({ language })
    })
  })

  /** The statement of a round in each language, as the employer reads it. */
  async function statementsByLanguage(groupId: string): Promise<Record<Locale, any>> {
    const list = await statementsOf(hr, groupId)
    const read = await Promise.all(
      list.map(async ({ id }) => answered(await hr.get(`/api/reward-statements/${id}`)))
    )
    return Object.fromEntries(read.map((one) => [one.rewardStatement.language, one])) as any
  }

  async function paperOf({ rewardStatement: { id } }: any): Promise<ReadPdf> {
    return readPdf((await hr.get(`/api/reward-statements/${id}/pdf`)).raw)
  }

  const withdraw = async (groupId: string) => {
    const { version } = answered(await hr.get(`${GROUPS}/${groupId}`))
    answered(await hr.post(`${GROUPS}/${groupId}/withdrawal`, { version }))
  }

  const payAll = (gross: number) =>
    inTenant(acme.id, (trx) =>
      trx.from('packages').update({
        package: trx.raw(`package || jsonb_build_object('salaireBrut', ?::int)`, [gross]),
        compute: trx.raw(
          `jsonb_set(compute, '{remuneration,remunerationMensuelle,salaireBrut}', to_jsonb(?::int))`,
          [gross]
        ),
      })
    )

  /** What everybody had before the contract of today, on the same package. */
  const workedBefore = () =>
    inTenant(acme.id, async (trx) => {
      for (const { worker_id, package_id } of await trx.from('contracts'))
        await trx.table('contracts').insert({
          ...{ worker_id, package_id, signature: 'PAPER' },
          ...{ start_date: '2025-01-01', end_date: '2025-12-31' },
        })
    })

  const cash = ({ computes }: any) => computes.at(-1).remuneration.totalCashAnnuel
  /** Whole euros, as the ring and the bars have them. */
  const whole = (language: Locale, euros: number) => squeezed(formatAmount(language, euros, 0))

  test('shows the year as a ring of its parts, in three languages, without bars and differences that nothing is behind', async ({
    assert,
  }) => {
    const { id } = await publishedGroup(hr, acme)
    const all = await statementsByLanguage(id)
    for (const language of LANGUAGES) {
      const [words, answer] = [WORDS[language], all[language]]
      const { text, language: told, tags } = await paperOf(answer)
      assert.equal(told?.slice(0, 2), language)
      const ring = text.slice(text.indexOf(squeezed(words.ring)))
      assert.notEqual(text.indexOf(squeezed(words.ring)), -1, language)
      const { totalCashAnnuel, remunerationsFixesTotal } = cash(answer)
      assert.include(ring, whole(language, totalCashAnnuel))
      assert.include(ring, squeezed(words.fixed))
      assert.include(ring, whole(language, remunerationsFixesTotal))
      for (const absent of [words.bars, words.sinceLast, words.corrected, words.projected])
        assert.notInclude(text, squeezed(absent), language)
      // Ring and bars are pictures; their figures stand beside them as words.
      assert.isTrue(tags.some(({ role }) => role === 'H1'))
    }
  }).timeout(60_000)

  test('shows a bar for each contract, in whole euros and by its first day', async ({ assert }) => {
    await workedBefore()
    const { id } = await publishedGroup(hr, acme)
    const all = await statementsByLanguage(id)
    for (const language of LANGUAGES) {
      const answer = all[language]
      assert.lengthOf(answer.computes, 2)
      const { text } = await paperOf(answer)
      const bars = text.slice(text.indexOf(squeezed(WORDS[language].bars)))
      assert.include(bars, squeezed(WORDS[language].since))
      for (const { remuneration } of answer.computes)
        assert.include(bars, whole(language, remuneration.totalCashAnnuel.totalCashAnnuel))
    }
    const hidden = await publishedGroup(hr, acme, { showPreviousContracts: false })
    const without = await statementsByLanguage(hidden.id)
    for (const language of LANGUAGES) {
      const { text } = await paperOf(without[language])
      assert.notInclude(text, squeezed(WORDS[language].bars))
    }
  }).timeout(60_000)

  test('says what changed since the last one, and says it no more once that one is withdrawn', async ({
    assert,
  }) => {
    const last = await publishedGroup(hr, acme, { statementDateStr: '2026-09-30' })
    await payAll(6000)
    const { id } = await publishedGroup(hr, acme)
    const all = await statementsByLanguage(id)
    for (const language of LANGUAGES) {
      const words = WORDS[language]
      const { difference } = all[language].rewardStatement
      const gross = difference.lines.find(({ key }: any) => key === 'salaireBrutAnnuel')
      const amount = (euros: number) => formatAmount(language, euros)
      const { text } = await paperOf(all[language])
      const since = text.slice(text.indexOf(squeezed(words.sinceLast)))
      assert.notEqual(text.indexOf(squeezed(words.sinceLast)), -1, language)
      assert.include(since, squeezed(lineText('salaireBrutAnnuel', language)))
      assert.include(since, squeezed(words.fromTo(amount(gross.before), amount(gross.after))))
      assert.include(since, squeezed(`+${amount(gross.after - gross.before)}`))
      assert.include(since, squeezed(formatDate(language, '2026-09-30')))
    }

    await withdraw(last.id)
    for (const language of LANGUAGES) {
      const { text } = await paperOf(all[language])
      assert.notInclude(text, squeezed(WORDS[language].sinceLast))
      assert.notInclude(text, squeezed(formatDate(language, '2026-09-30')))
      assert.include(text, whole(language, cash(all[language]).totalCashAnnuel))
    }
    const archived = await inTenant(acme.id, (trx) =>
      trx.from('reward_statement_versions').whereNull('file_key')
    )
    assert.isEmpty(archived)
  }).timeout(60_000)

  test('a corrected one says why and what, in its own language; the one that follows is compared with what holds', async ({
    assert,
  }) => {
    const first = await publishedGroup(hr, acme, { statementDateStr: '2026-09-30' })
    const second = await publishedGroup(hr, acme)
    const later = await statementsByLanguage(second.id)
    await paperOf(later.fr)
    await payAll(5000)
    const { version } = answered(await hr.get(`${GROUPS}/${first.id}`))
    const because = 'Le bonus manquait.'
    const again = { kind: 'REISSUE', version, because }
    const { id: runId } = answered(await hr.post(`${GROUPS}/${first.id}/publications`, again))
    await carryOut(acme, runId)
    const corrected = await statementsByLanguage(first.id)
    for (const language of LANGUAGES) {
      const words = WORDS[language]
      const { text } = await paperOf(corrected[language])
      assert.include(text, squeezed(because))
      assert.include(text, squeezed(words.corrected))
      const { correction } = corrected[language].rewardStatement
      const by = formatAmount(language, correction.totalAfter - correction.totalBefore)
      assert.include(text, squeezed(`+${by}`))
      // The later one was drawn beside the first version of this one.
      const { text: paper } = await paperOf(later[language])
      const gross = lineText('salaireBrutAnnuel', language)
      const since = paper.slice(paper.indexOf(squeezed(words.sinceLast)))
      assert.include(since, squeezed(gross))
      assert.include(since, squeezed(formatAmount(language, 60_000)))
    }
  }).timeout(60_000)

  test('marks what follows from figures of an earlier year, and says by which law it was computed', async ({
    assert,
  }) => {
    const { id } = await publishedGroup(hr, acme, { statementDateStr: PROJECTED_DAY })
    const projected = await statementsByLanguage(id)
    const now = await publishedGroup(hr, acme, { statementDateStr: STATEMENT_DAY })
    const known = await statementsByLanguage(now.id)
    for (const language of LANGUAGES) {
      const { text } = await paperOf(projected[language])
      assert.include(text, squeezed(WORDS[language].projected))
      assert.include(text, squeezed(`${WORDS[language].total} ≈`))
      assert.include(text, squeezed(projected[language].computes.at(-1).lawset.id))
      assert.notInclude((await paperOf(known[language])).text, '≈')
    }
  }).timeout(60_000)
})
