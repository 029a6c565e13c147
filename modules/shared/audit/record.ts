import type { Scope } from '#modules/shared/tenancy/scope'

/** What happened, in the past tense. The list is closed: a new event is added here first. */
export const AUDIT_EVENTS = [
  'user.signed_in',
  'user.signed_out',
  'user.updated',
  'user.password_changed',
  'user.sessions_ended',
  'second_factor.turned_on',
  'second_factor.turned_off',
  'second_factor.codes_renewed',
  'user.role_changed',
  'user.deactivated',
  'user.reactivated',
  'user.onboarded',
  'onboarding_link.created',
  'onboarding_link.closed',
  'company.updated',
  'company.logo_changed',
  'company.demo_reset_requested',
  'company.demo_reset',
  'company_address.created',
  'company_address.updated',
  'company_address.deleted',
  'signer.created',
  'signer.updated',
  'signer.deleted',
  'signer.signature_changed',
  'document_template.created',
  'document_template.updated',
  'document_template.deleted',
  'partner.appointed',
  'partner.left',
  'partner.arrived',
  'department.created',
  'department.updated',
  'department.deleted',
  'department.managers_set',
  'contract_location.created',
  'contract_location.updated',
  'contract_location.deleted',
  'cost_center.created',
  'cost_center.updated',
  'cost_center.deleted',
  'benefit.created',
  'benefit.updated',
  'benefit.archived',
  'benefit.restored',
  'benefit.ordered',
  'benefit.imported',
  'benefit.import_undone',
  'benefit.settings_changed',
  'compute_model.created',
  'compute_model.updated',
  'compute_model.deleted',
  'invitation.created',
  'invitation.renewed',
  'invitation.withdrawn',
  'invitation.accepted',
  'token.created',
  'token.revoked',
  'package.created',
  'package.updated',
  'package.deleted',
  'package.archived',
  'package.unarchived',
  'package.worker_linked',
  'package.worker_unlinked',
  'package.version_restored',
  'package.print_requested',
  'package.printed',
  'worker.created',
  'worker.updated',
  'worker.department_set',
  'indexation.requested',
  'indexation.finished',
  'billing.requested',
  'billing.checkout_opened',
  'billing.portal_opened',
  'billing.subscription_changed',
] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]

/**
 * Writes one line of the audit log in the scope's own transaction: no trace without the deed, no deed
 * without its trace. `details` holds ids and field names, never personal data.
 */
export async function record(
  scope: Scope,
  event: AuditEvent,
  subject: { type: string; id: string },
  details: Record<string, unknown> = {}
): Promise<void> {
  await scope.trx.table('audit_log').insert({
    event,
    actor_kind: scope.actor.kind,
    actor_id:
      scope.actor.kind === 'user'
        ? scope.actor.id
        : scope.actor.kind === 'system'
          ? scope.actor.reason
          : null,
    subject_type: subject.type,
    subject_id: subject.id,
    details: JSON.stringify(details),
    request_id: scope.requestId,
  })
}
