import type { Manifest } from '#modules/shared/http/endpoint'
import { templateEndpoints } from './http/template_endpoints.ts'

export const manifest: Manifest = { name: 'templates', endpoints: templateEndpoints }

export { bodyHtml } from './domain/body_html.ts'
export { CONTRACT_KINDS, OPEN_ENDED_KINDS, type ContractKind } from './domain/contract_kinds.ts'
export { templateConditions, type TemplateConditions } from './domain/holding_conditions.ts'
export { renderBody } from './domain/render_body.ts'
export {
  cleanBody,
  TEMPLATE_VARIABLES,
  unknownVariables,
  type Block,
  type TemplateVariable,
} from './domain/template_body.ts'
export { TEMPLATE_CONDITIONS } from './domain/template_conditions.ts'
export {
  templateFacts,
  type ClausePay,
  type TemplateFacts,
  type TemplateSources,
} from './domain/template_facts.ts'
export { parseMarkup } from './domain/markup.ts'
export { proseOf } from './documents/prose.ts'
export { shownText, type ShownBlock } from './documents/shown_text.ts'
export { writtenDocument } from './documents/written_document.ts'
export { bodyShape, letterSchema, shownTextShape } from './http/template_validators.ts'
export { findTemplateBody, findTemplates, knownTemplates } from './queries/find_template.ts'
export { CopyShipped } from './actions/copy_shipped.ts'
export { CreateTemplate, type TemplateInput } from './actions/create_template.ts'
export { SHIPPED_TEMPLATES } from './shipped/shipped_templates.ts'
