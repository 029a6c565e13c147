import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'elements', endpoints }

export {
  UndoPayElements,
  WritePayElements,
  type PayElementWrite,
} from './actions/write_pay_elements.ts'
export { isInRange, MOST_OF, PAY_UNITS, type PayUnit } from './domain/pay_element.ts'
export { CreateKind } from './actions/save_kind.ts'
export { listKinds } from './queries/list_kinds.ts'
export {
  elementsOfMonths,
  lockPayElements,
  type StandingElement,
} from './queries/elements_of_months.ts'
