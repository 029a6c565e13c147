import { parts } from '#backend/http/parts'
import { searchOver } from '#backend/http/search'
import type { Manifest } from '#modules/shared/http/endpoint'
import { manifest as shared } from '#modules/shared/index'
import { manifest as compute } from '#modules/compute/http/manifest'
import { manifest as sealing } from '#modules/sealing/index'
import { manifest as accounts } from '#modules/accounts/index'
import { manifest as billing } from '#modules/billing/index'
import { manifest as team } from '#modules/team/index'
import { manifest as catalogue } from '#modules/catalogue/index'
import { manifest as packages } from '#modules/packages/index'
import { manifest as templates } from '#modules/templates/index'
import { manifest as offers } from '#modules/offers/index'
import { manifest as contracts } from '#modules/contracts/index'
import { manifest as analytics } from '#modules/analytics/index'
import { manifest as casefiles } from '#modules/casefiles/index'
import { manifest as signing } from '#modules/signing/index'
import { manifest as roster } from '#modules/roster/index'
import { manifest as elements } from '#modules/elements/index'
import { manifest as payroll } from '#modules/payroll/index'
import { manifest as reconciliation } from '#modules/reconciliation/index'
import { manifest as indexation } from '#modules/indexation/index'
import { manifest as exports } from '#modules/exports/index'
import { manifest as rewards } from '#modules/rewards/index'
import { manifest as portal } from '#modules/portal/index'
import { manifest as scenarios } from '#modules/scenarios/index'
import { manifest as budgets } from '#modules/budgets/index'
import { manifest as reviews } from '#modules/reviews/index'
import { manifest as imports } from '#modules/imports/index'
import { manifest as integrations } from '#modules/integrations/index'
import { manifest as webhooks } from '#modules/webhooks/index'
import { manifest as ai } from '#modules/ai/index'

/** THE list of modules: routes, jobs and mails are read from it, in the order of their dependencies. */
export const modules: Manifest[] = [
  shared,
  compute,
  sealing,
  accounts,
  billing,
  team,
  catalogue,
  packages,
  templates,
  offers,
  contracts,
  analytics,
  casefiles,
  signing,
  roster,
  elements,
  payroll,
  reconciliation,
  indexation,
  exports,
  rewards,
  portal,
  scenarios,
  budgets,
  reviews,
  imports,
  integrations,
  webhooks,
  ai,
  parts,
]

// Read from all of them: each says what of its own can be searched.
modules.push(searchOver(modules))
