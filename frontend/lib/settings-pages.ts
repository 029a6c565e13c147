import { ADMINISTRATORS, type Gate } from '@/lib/gate'
import { urls } from '@/urls'

/** One page of the settings. Its label is an id of the catalogue. */
export interface SettingsPage extends Gate {
  to: string
  label: string
}

/** Each opens templates of its own, as the server has it (modules/templates/domain/template_body.ts). */
export const TEMPLATE_FEATURES = ['offers', 'contracts'] as const

/** The children of the settings in the order of the specification; the audit log is our own. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  { to: urls.accountSettings, label: 'settings.account' },
  { to: urls.companySettings, label: 'settings.company', right: 'company.write' },
  { to: urls.usersSettings, label: 'settings.users', right: 'people.manage' },
  { to: urls.computeModelsSettings, label: 'settings.computeModels', right: ADMINISTRATORS },
  { to: urls.departmentsSettings, label: 'settings.departments', right: 'departments.write' },
  { to: urls.benefitsSettings, label: 'settings.benefits', right: ADMINISTRATORS },
  {
    to: urls.offersSettings,
    label: 'settings.offers',
    feature: 'offers',
    right: ADMINISTRATORS,
  },
  { to: urls.documentsSettings, label: 'settings.documents', feature: TEMPLATE_FEATURES },
  {
    to: urls.assistantSettings,
    label: 'settings.assistant',
    feature: 'aiChat',
    addOn: true,
    right: 'ai-settings.write',
  },
  {
    to: urls.integrationsSettings,
    label: 'settings.integrations',
    feature: 'sync',
    addOn: true,
  },
  { to: urls.webhooksSettings, label: 'settings.webhooks', right: 'webhooks.manage' },
  { to: urls.billingSettings, label: 'settings.billing', right: 'billing.manage' },
  { to: urls.auditSettings, label: 'settings.audit', right: 'audit.read' },
]
