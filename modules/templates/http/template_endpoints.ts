import type { Endpoint } from '#modules/shared/http/endpoint'
import { TEMPLATE_FEATURES } from '../domain/template_body.ts'
import { removedSchema } from '#modules/shared/http/removed'
import {
  createTemplateValidator,
  templateSchema,
  templatesSchema,
  updateTemplateValidator,
} from './template_validators.ts'

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
