import {
  CopyShipped,
  CreateTemplate,
  SHIPPED_TEMPLATES,
  type TemplateInput,
} from '#modules/templates/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { DemoCompany } from './companies.ts'

type Block = TemplateInput['body'][number]
type Run = Block['lines'][number][number]

/** `{{worker.firstName}}` in a text becomes the variable; everything else stays words. */
function runsOf(text: string): Run[] {
  return text
    .split(/(\{\{[\w.]+\}\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = /^\{\{([\w.]+)\}\}$/.exec(part)?.[1] as Run['variable'] | undefined
      return { text: name ? '' : part, bold: false, italic: false, variable: name ?? null }
    })
}

const block = (kind: Block['kind'], ...lines: string[]): Block => ({
  kind,
  lines: lines.map(runsOf),
})

/** A line that stands in the letter of those alone whose package has what it speaks of. */
const onlyWith = (when: NonNullable<Block['when']>, line: string): Block => ({
  ...block('bullets', line),
  when,
})

/** An offer's text commits its company: it offers nothing that the package does not hold, wherever that stands. */
const TEMPLATES: TemplateInput[] = [
  {
    name: 'Lettre d’offre',
    language: 'fr',
    kind: 'OFFER_TEXT',
    body: [
      block('paragraph', 'Bonjour {{worker.firstName}},'),
      block(
        'paragraph',
        'Nos entretiens nous ont convaincus : nous serions heureux de vous accueillir comme {{package.nomFonction}} chez {{company.name}}. Voici notre proposition.'
      ),
      block('subtitle', 'Ce que nous vous proposons'),
      block(
        'bullets',
        'Un salaire brut de {{package.salaireBrut}} par mois, pour un régime de travail de {{package.regime}}.',
        'Les avantages détaillés dans le package qui accompagne cette lettre.'
      ),
      onlyWith(
        'package.hasVoitureSociete',
        'Une voiture de société, pour le travail comme en privé.'
      ),
      onlyWith(
        'package.hasAssuranceGroupe',
        'Une assurance groupe, qui épargne pour votre pension.'
      ),
      onlyWith('package.hasTeletravail', 'Une indemnité pour vos jours de télétravail.'),
      block(
        'paragraph',
        'Prenez le temps de la lire : elle reste valable jusqu’au {{offer.validityDate}}. Une question ? Répondez simplement au courriel qui vous a mené ici.'
      ),
      block('paragraph', 'Au plaisir de travailler avec vous,'),
    ],
  },
  {
    name: 'Bijlage: wagenbeleid',
    language: 'nl',
    kind: 'ANNEXE',
    body: [
      block('title', 'Bijlage bij de arbeidsovereenkomst: wagenbeleid'),
      block(
        'paragraph',
        '{{company.name}} stelt {{worker.firstName}} {{worker.lastName}} een bedrijfswagen ter beschikking.'
      ),
      block(
        'bullets',
        'De bestuurder houdt zich aan de wegcode.',
        'Schade wordt binnen 24 uur gemeld.'
      ),
    ],
  },
]

/** Templates, its own and shipped ones, and who signs what comes of them. */
export async function seedPaperwork(
  scope: Scope,
  { plan, slug, templates, workers }: DemoCompany
): Promise<void> {
  if (workers.length === 0) return
  const shipped = SHIPPED_TEMPLATES.filter(({ key }) => templates.some((end) => key.endsWith(end)))
  await CopyShipped.handle(scope, shipped)
  if (plan === 'FULL')
    for (const template of TEMPLATES) unwrap(await CreateTemplate.handle(scope, template))
  if (plan !== 'FULL' && shipped.length === 0) return
  await scope.trx.table('signers').insert({
    name: 'Camille Renard',
    nom_fonction: 'Administratrice déléguée',
    email: `admin@${slug}.test`,
  })
}
