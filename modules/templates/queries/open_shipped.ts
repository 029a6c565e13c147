import type { Feature } from '#modules/shared/entitlements/entitlements'
import { fail, ok, type Result } from '#modules/shared/result'
import { openKinds } from '../domain/template_body.ts'
import { SHIPPED_TEMPLATES, type ShippedTemplate } from '../shipped/shipped_templates.ts'
import { openKind } from './open_templates.ts'

/** The shipped texts of the kinds that a plan opens. */
export function openShipped(features: ReadonlySet<Feature>): ShippedTemplate[] {
  const kinds = openKinds(features)
  return SHIPPED_TEMPLATES.filter(({ kind }) => kinds.includes(kind))
}

/** One of them; one of another kind is there, but locked. */
export function findShipped(features: ReadonlySet<Feature>, key: string): Result<ShippedTemplate> {
  const shipped = SHIPPED_TEMPLATES.find((each) => each.key === key)
  if (!shipped) return fail('E_NOT_FOUND')
  const open = openKind(features, shipped.kind)
  return open.ok ? ok(shipped) : open
}
