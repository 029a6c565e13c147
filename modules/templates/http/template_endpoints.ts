import type { Endpoint } from '#modules/shared/http/endpoint'
import { TEMPLATE_FEATURES } from '../domain/template_body.ts'
import { WORD_MAX_BYTES } from '../domain/word_limits.ts'
import { removedSchema } from '#modules/shared/http/removed'
import {
  createTemplateValidator,
  templateImportSchema,
  templateSchema,
  templatesSchema,
  updateTemplateValidator,
} from './template_validators.ts'

const imports = () => import('./template_imports_controller.ts')
const templates = () => import('./templates_controller.ts')

/** What documents are written from. */
export const templateEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/document-templates',
    handler: [templates, 'index'],
    audience: 'employer',
    can: 'templates.read',
    feature: TEMPLATE_FEATURES,
    summary:
      'The templates of the kinds that the plan opens (offers; contracts and annexes), by name, without their texts',
    response: templatesSchema,
  },
  {
    method: 'POST',
    path: '/document-templates/import',
    handler: [imports, 'store'],
    audience: 'employer',
    can: 'templates.write',
    feature: TEMPLATE_FEATURES,
    waits: true,
    heavy: true,
    summary:
      'Read a Word file: the body is a .docx of at most 10 MB. Its text as blocks, the places that it leaves open, and what was left out; nothing is kept',
    bytes: { most: WORD_MAX_BYTES, tooLarge: 'E_WORD_TOO_LARGE' },
    response: templateImportSchema,
  },
  {
    method: 'GET',
    path: '/document-templates/:id',
    handler: [templates, 'show'],
    audience: 'employer',
    can: 'templates.read',
    feature: TEMPLATE_FEATURES,
    summary: 'A template with its text',
    response: templateSchema,
  },
  {
    method: 'POST',
    path: '/document-templates',
    long: true,
    handler: [templates, 'store'],
    audience: 'employer',
    can: 'templates.write',
    feature: TEMPLATE_FEATURES,
    summary: 'Make a template',
    body: createTemplateValidator,
    status: 201,
    response: templateSchema,
  },
  {
    method: 'POST',
    path: '/document-templates/:id',
    handler: [templates, 'duplicate'],
    audience: 'employer',
    can: 'templates.write',
    feature: TEMPLATE_FEATURES,
    summary: 'Copy a template',
    status: 201,
    response: templateSchema,
  },
  {
    method: 'PUT',
    path: '/document-templates/:id',
    long: true,
    handler: [templates, 'update'],
    audience: 'employer',
    can: 'templates.write',
    feature: TEMPLATE_FEATURES,
    summary: 'Change a template; refused when it changed since it was read',
    body: updateTemplateValidator,
    response: templateSchema,
  },
  {
    method: 'DELETE',
    path: '/document-templates/:id',
    handler: [templates, 'destroy'],
    audience: 'employer',
    can: 'templates.write',
    feature: TEMPLATE_FEATURES,
    summary: 'Remove a template; documents made from it stay',
    response: removedSchema,
  },
]
