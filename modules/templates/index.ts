import type { Manifest } from '#modules/shared/http/endpoint'
import { templateEndpoints } from './http/template_endpoints.ts'

export const manifest: Manifest = { name: 'templates', endpoints: templateEndpoints }

export { bodyHtml } from './domain/body_html.ts'
export { renderBody } from './domain/render_body.ts'
export {
  cleanBody,
  TEMPLATE_VARIABLES,
  unknownVariables,
  type Block,
  type TemplateVariable,
} from './domain/template_body.ts'
export { templateFacts, type TemplateFacts, type TemplateSources } from './domain/template_facts.ts'
export { bodySchema, bodyShape } from './http/template_validators.ts'
export { findTemplateBody, knownTemplates } from './queries/find_template.ts'
export { CreateTemplate, type TemplateInput } from './actions/create_template.ts'
