import { column } from '@adonisjs/lucid/orm'
import { PortalProposalSchema } from '#database/schema'
import type { CivilSituation } from '#modules/compute/pure'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { ProposalKind, ProposalStatus } from '../domain/proposal.ts'

/** What a worker proposes and those who keep records accept: their household, or another account. */
export default class PortalProposal extends PortalProposalSchema {
  @column() declare kind: ProposalKind
  @column() declare status: ProposalStatus
  @column(asJson()) declare fields: CivilSituation
}
