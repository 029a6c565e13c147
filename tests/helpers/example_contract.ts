import type { Sheet } from '#modules/shared/documents/sheet'
import { exampleOf } from '#modules/templates/documents/example'
import { writtenDocument } from '#modules/templates/documents/written_document'
import { templateConditions } from '#modules/templates/domain/holding_conditions'
import { renderBody } from '#modules/templates/domain/render_body'
import type { Block } from '#modules/templates/domain/template_body'
import { templateFacts } from '#modules/templates/domain/template_facts'
import { SHIPPED_TEMPLATES } from '#modules/templates/shipped/shipped_templates'

const COMPANY = {
  name: 'Acme Belgium',
  numeroEntreprise: '0403170701',
  street: 'Rue de la Loi 16',
  postalCode: '1000',
  city: 'Bruxelles',
}

const shipped = SHIPPED_TEMPLATES.find(
  ({ kind, language, contractKinds }) =>
    kind === 'CONTRACT' && language === 'fr' && contractKinds.includes('OPEN_ENDED')
)!

/** The text of the shipped open-ended contract, filled with its example: its places are still to be filled. */
export function exampleText(): Block[] {
  const sources = {
    today: '2026-12-01',
    company: COMPANY,
    ...exampleOf('fr', 'OPEN_ENDED').sources,
  }
  return renderBody(shipped.body(), templateFacts('fr', sources), templateConditions(sources))
    .blocks
}

/**
 * An open-ended contract from the shipped text, filled with its example, as signers are shown it.
 *
 * @param title tells apart several of one run
 */
export function exampleContract(title?: string): Sheet {
  return writtenDocument({
    title: title ?? shipped.name,
    language: 'fr',
    blocks: exampleText(),
    brand: { name: COMPANY.name, colour: '#1d4ed8', ink: '#1e40af' },
    payRows: [{ label: 'Salaire brut', value: '3 450,00 €/mois' }],
    signers: [
      { name: 'Émilie Leroy', nomFonction: 'Directrice', signsFor: 'COMPANY' },
      { name: 'Nadia Peeters', nomFonction: null, signsFor: 'WORKER' },
    ],
    notice: 'Questions : rh@acme.test',
    date: '2026-12-01',
  })
}
