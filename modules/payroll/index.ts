import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'payroll', endpoints }

export { toldOf } from './queries/told_of.ts'
