import type { Endpoint } from '#modules/shared/http/endpoint'
import { pictureEndpoints } from '#modules/shared/http/picture_endpoints'
import { removedSchema } from '#modules/shared/http/removed'
import { BENEFIT_PHOTO } from '../domain/benefit_photo.ts'
import {
  benefitSchema,
  benefitSettingsSchema,
  benefitsSchema,
  packSchema,
  packsSchema,
} from './schemas.ts'
import {
  benefitSettingsValidator,
  createBenefitValidator,
  orderBenefitsValidator,
  packValidator,
  updateBenefitValidator,
} from './validators.ts'

const benefits = () => import('./benefits_controller.ts')
const settings = () => import('./benefit_settings_controller.ts')
const packs = () => import('./benefit_packs_controller.ts')

/** The company's benefits: all choose from them, administrators keep them. */
export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/benefits',
    handler: [benefits, 'index'],
    audience: 'employer',
    can: 'benefits.read',
    summary: 'The catalogue: every benefit, list by list in its order, archived ones among them',
    response: benefitsSchema,
  },
  {
    method: 'POST',
    path: '/benefits',
    handler: [benefits, 'store'],
    audience: 'employer',
    can: 'benefits.write',
    summary: 'Add a benefit at the end of its list',
    body: createBenefitValidator,
    status: 201,
    response: benefitSchema,
  },
  {
    method: 'PUT',
    path: '/benefits/:id',
    handler: [benefits, 'update'],
    audience: 'employer',
    can: 'benefits.write',
    summary: 'Change a benefit',
    body: updateBenefitValidator,
    response: benefitSchema,
  },
  {
    method: 'POST',
    path: '/benefits/:id/archive',
    handler: [benefits, 'archive'],
    audience: 'employer',
    can: 'benefits.write',
    summary: 'Take a benefit out of its list; it can come back',
    response: benefitSchema,
  },
  {
    method: 'POST',
    path: '/benefits/:id/archive/false',
    handler: [benefits, 'restore'],
    audience: 'employer',
    can: 'benefits.write',
    summary: 'Put an archived benefit back',
    response: benefitSchema,
  },
  ...pictureEndpoints({
    path: '/benefits/:id/photo',
    controller: () => import('./benefit_photo_controller.ts'),
    reading: { audience: 'employer', can: 'benefits.read' },
    writing: { audience: 'employer', can: 'benefits.write' },
    bytes: BENEFIT_PHOTO,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    says: {
      show: 'The picture of a car or a bike, as candidates see it',
      give: 'Give a car or a bike a picture: the body is a PNG, JPEG or WebP of at most 2 MB and 4,000 pixels',
      remove: 'Take the picture of a car or a bike away',
    },
  }),
  {
    method: 'PUT',
    path: '/benefit-order',
    long: true,
    handler: [benefits, 'order'],
    audience: 'employer',
    can: 'benefits.write',
    summary: 'Put a list of the catalogue in order',
    body: orderBenefitsValidator,
    response: benefitsSchema,
  },
  {
    method: 'GET',
    path: '/benefit-settings',
    handler: [settings, 'show'],
    audience: 'employer',
    can: 'benefits.read',
    summary: 'What packages offer and in which order, and the mobility policy',
    response: benefitSettingsSchema,
  },
  {
    method: 'PUT',
    path: '/benefit-settings',
    handler: [settings, 'update'],
    audience: 'employer',
    can: 'benefits.write',
    summary: 'Change what packages offer, or the mobility policy',
    body: benefitSettingsValidator,
    response: benefitSettingsSchema,
  },
  {
    method: 'GET',
    path: '/benefit-packs',
    handler: [packs, 'index'],
    audience: 'employer',
    can: 'benefits.read',
    summary: 'The packs of the company: benefits that are added to a package together',
    response: packsSchema,
  },
  {
    method: 'POST',
    path: '/benefit-packs',
    handler: [packs, 'store'],
    audience: 'employer',
    can: 'benefits.write',
    summary: 'Keep benefits as a pack; the same name again replaces what it holds',
    body: packValidator,
    status: 201,
    response: packSchema,
  },
  {
    method: 'DELETE',
    path: '/benefit-packs/:id',
    handler: [packs, 'destroy'],
    audience: 'employer',
    can: 'benefits.write',
    summary: 'Forget a pack',
    response: removedSchema,
  },
]
