import type { Locator, Page } from 'playwright-core'
import { packageBody } from '#tests/helpers/package_body'
import { accountOf } from './account.ts'

/** A package of a test's own, made through the API; answers its id. */
export async function newPackage(
  changes: Record<string, unknown> = {},
  fields: Record<string, unknown> = {},
  slug = 'acme'
): Promise<string> {
  const client = await accountOf('hr', slug)
  const answer = await client.post('/api/packages', packageBody(changes, fields))
  if (answer.status !== 201)
    throw new Error(`POST packages answered ${answer.status}: ${answer.raw}`)
  return answer.body.id
}

export const editPath = (id: string, locale = 'fr') => `/${locale}/packages/${id}/edit`

/** The editor as a French reader finds it: by what is written. */
export function editorOf(page: Page) {
  const payslip = page.getByRole('table', { name: 'Fiche de paie' })
  return {
    jobTitle: page.getByRole('textbox', { name: 'Fonction' }),
    gross: page.getByRole('textbox', { name: 'Salaire brut mensuel' }),
    /** One of the four figures, by the month. */
    figure: (name: string): Locator => page.getByRole('textbox', { name: `${name}, € par mois` }),
    slider: (name: string): Locator => page.getByRole('slider', { name, exact: true }),
    /** The amount of a line of the payslip. */
    line: (name: string): Locator => payslip.getByRole('row', { name }).getByRole('cell').first(),
    /** Unfolds a part that is folded while it says what is usual. */
    open: async (name: string) => {
      const part = page.getByRole('heading', { name, exact: true }).getByRole('button')
      if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click()
    },
    save: page.getByRole('button', { name: 'Enregistrer', exact: true }),
    undo: page.getByRole('button', { name: /^Annuler la modification/ }),
    redo: page.getByRole('button', { name: /^Rétablir/ }),
  }
}

/** An amount as a field shows it: any kind of space between the thousands. */
export function written(amount: string): RegExp {
  return new RegExp(`^${amount.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')}$`)
}
