import { findCompanyBrand } from '#modules/accounts/index'
import { payRows } from '#modules/packages/index'
import { brandOnPaper } from '#modules/shared/documents/brand_on_paper'
import type { Sheet } from '#modules/shared/documents/sheet'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { exampleOf } from '../documents/example.ts'
import { writtenDocument } from '../documents/written_document.ts'
import { templateConditions } from '../domain/holding_conditions.ts'
import { renderBody } from '../domain/render_body.ts'
import { templateFacts } from '../domain/template_facts.ts'
import type DocumentTemplate from '../models/document_template.ts'

/** A template on paper, filled with an example: what is drawn once the unit of work has ended. */
export async function templatePdf(
  scope: Scope,
  { name, language, contractKinds, body }: DocumentTemplate
): Promise<() => Promise<Sheet>> {
  const { brand, company } = await findCompanyBrand(scope)
  const { sources: example, pack, notice } = exampleOf(language, contractKinds[0] ?? 'OPEN_ENDED')
  const sources = { today: today(), company, ...example }
  const facts = templateFacts(language, sources)
  const { blocks } = renderBody(body, facts, templateConditions(sources))
  const { signer, worker } = example
  return async () =>
    writtenDocument({
      title: name,
      language,
      blocks,
      brand: await brandOnPaper(brand),
      payRows: payRows(language, pack),
      signers: [
        { ...signer!, signsFor: 'COMPANY' },
        {
          name: `${worker!.firstName} ${worker!.lastName}`,
          nomFonction: null,
          signsFor: 'WORKER',
        },
      ],
      notice,
      date: sources.today,
    })
}
