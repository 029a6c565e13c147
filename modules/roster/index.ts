import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'roster', endpoints }

export { IN_TEAM, teamOnDay, TEAM_STANDINGS, type TeamFilter } from './queries/team_on_day.ts'
