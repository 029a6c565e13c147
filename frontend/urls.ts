/**
 * Every address of the application, without the language prefix (the router adds it).
 * Paths are those of the specification.
 */
export const urls = {
  home: '/',
  /** What the assistant does and does not do. */
  assistant: '/assistant',
  login: '/login',
  loginByLink: '/login/magic',
  loginByGoogle: '/login/google',
  forgotPassword: '/login/forgot-password',
  /** A new company's four questions; without a step it begins with the first. */
  firstPackage: (step?: string) => `/first-package${step ? `?step=${step}` : ''}`,
  packages: '/packages',
  newPackage: '/packages/new',
  /** From an amount that is known, EUR a month. */
  newPackageFrom: (start: 'gross' | 'net' | 'cost', amount: number) =>
    `/packages/new?${start}=${amount}`,
  package: (id: string) => `/packages/${id}`,
  editPackage: (id: string) => `/packages/${id}/edit`,
  comparePackages: (ids: readonly string[]) =>
    `/packages/compare?${ids.map((id) => `c=${id}`).join('&')}`,
  printPackage: (id: string) => `/print/p/${id}`,
  exports: '/exports',
  offers: '/offers',
  /** Who and what a new offer starts with, as far as they are known. */
  newOffer: (from: { workerId?: string | null; offerId?: string; packageId?: string } = {}) => {
    const query = Object.entries(from).flatMap(([name, id]) => (id ? [`${name}=${id}`] : []))
    return `/offers/new${query.length > 0 ? `?${query.join('&')}` : ''}`
  },
  offer: (id: string) => `/offers/${id}`,
  editOfferPackage: (id: string) => `/offers/${id}/edit-package`,
  previewOffer: (id: string) => `/offers/${id}/preview`,
  contracts: '/contracts',
  startContract: '/contracts/new',
  /** What a contract is made of, by the names of the call, and the casefile that waits for it. */
  newContract: (from: ContractSource, casefileId?: string) =>
    `/contracts/new?${Object.entries({ ...from, ...(casefileId && { casefileId }) })
      .map(([name, value]) => `${name}=${value}`)
      .join('&')}`,
  contract: (id: string) => `/contracts/${id}`,
  editContract: (id: string) => `/contracts/${id}/edit`,
  documents: '/documents',
  toSign: '/documents/to-sign',
  /** For whom a new casefile is, as far as that is known. */
  newCasefile: (of: { contractId?: string; offerId?: string; workerId?: string } = {}) => {
    const [first] = Object.entries(of).filter(([, id]) => id)
    return `/documents/new${first ? `?${first.join('=')}` : ''}`
  },
  casefile: (id: string) => `/documents/edit-documents/${id}`,
  rewardStatements: '/reward-statements',
  rewardGroup: (id: string) => `/reward-statements/${id}`,
  /** The statement of one person as it would be published now. */
  rewardPreview: (id: string, workerId: string) => `/reward-statements/${id}/preview/${workerId}`,
  rewardStatement: (id: string, statementId: string) =>
    `/reward-statements/${id}/statements/${statementId}`,
  team: '/team',
  worker: (id: string) => `/team/${id}`,
  mergeWorkers: (id: string) => `/team/${id}/merge`,
  workerContracts: (id: string) => `/team/${id}/contracts`,
  workerOffers: (id: string) => `/team/${id}/offers`,
  workerSimulations: (id: string) => `/team/${id}/simulations`,
  workerDocuments: (id: string) => `/team/${id}/documents`,
  workerStatements: (id: string) => `/team/${id}/statements`,
  analytics: '/team/analytics',
  cashFlow: '/team/analytics/cash-flow',
  ranges: '/team/analytics/ranges',
  scatter: '/team/analytics/scatter',
  reductions: '/team/analytics/reductions',
  heatMap: '/team/heatmap',
  contacts: '/team/contacts',
  exportPayroll: '/team/export-payroll',
  /** The same, of one profile. */
  exportPayrollBy: (profile: string) => `/team/export-payroll?profile=${profile}`,
  payrollProfiles: '/team/export-payroll/profiles',
  payrollProfile: (id: string) => `/team/export-payroll/profiles/${id}`,
  /** A new one that begins as another does. */
  newPayrollProfile: (from: string) => `/team/export-payroll/profiles/new?from=${from}`,
  /** A file that is under way stands in `id`. */
  import: '/team/import',
  payElements: '/team/pay-elements',
  reconciliation: '/team/reconciliation',
  reconciledPerson: (month: string, workerId: string) =>
    `/team/reconciliation/${month}/${workerId}`,
  teamChanges: '/team/changes',
  indexations: '/team/indexations',
  indexation: (id: string) => `/team/indexations/${id}`,
  scenarios: '/team/scenarios',
  newYear: '/team/scenarios/new-year',
  scenario: (id: string) => `/team/scenarios/${id}`,
  scenarioItem: (id: string, itemId: string) => `/team/scenarios/${id}/item/${itemId}`,
  compareScenarios: (ids: readonly string[]) =>
    `/team/scenarios/compare?${ids.map((id) => `s=${id}`).join('&')}`,
  budgets: '/team/budgets',
  budget: (id: string) => `/team/budgets/${id}`,
  payReviews: '/team/pay-reviews',
  payReview: (id: string) => `/team/pay-reviews/${id}`,
  payReviewPart: (id: string) => `/team/pay-reviews/parts/${id}`,
  synchronisation: '/team/synchronisation',
  syncRun: (id: string) => `/team/synchronisation/${id}`,
  salarySacrifice: '/salary-sacrifice',
  newSacrifice: '/salary-sacrifice/new',
  sacrifice: (id: string) => `/salary-sacrifice/${id}`,
  editSacrifice: (id: string) => `/salary-sacrifice/${id}/edit`,
  printSacrifice: (id: string) => `/print/s/${id}`,
  law: '/law',
  lawParameter: (id: string) => `/law/${id}`,
  lawCommittees: '/law/committees',
  lawCommittee: (number: string) => `/law/committees/${number}`,
  settings: '/settings',
  accountSettings: '/settings/account',
  companySettings: '/settings/company',
  assistantSettings: '/settings/assistant',
  usersSettings: '/settings/users',
  computeModelsSettings: '/settings/compute-models',
  departmentsSettings: '/settings/departments',
  benefitsSettings: '/settings/avantages',
  offersSettings: '/settings/offers',
  documentsSettings: '/settings/documents',
  signingSettings: '/settings/documents?tab=signing',
  newTemplate: '/settings/documents/new',
  shippedTemplates: '/settings/documents/shipped',
  template: (id: string) => `/settings/documents/${id}`,
  webhooksSettings: '/settings/webhooks',
  webhook: (id: string) => `/settings/webhooks/${id}`,
  integrationsSettings: '/settings/integrations',
  auditSettings: '/settings/audit',
  billingSettings: '/settings/billing',
  help: (page?: string) => (page ? `/help/${page}` : '/help'),
  verify: '/verify',
  proof: '/proof',
  apiReference: '/api-reference',
  healthCheck: '/health-check',
  workerLogin: '/w/login',
  /** A worker's portal; `as` names the worker whose portal is looked at as they see it. */
  portal: (as?: string) => (as ? `/iw/${as}` : '/w'),
  portalStatement: (id: string, as?: string) => `${as ? `/iw/${as}` : '/w'}/reward/${id}`,
  portalDetails: (as?: string) => `${as ? `/iw/${as}` : '/w'}/details`,
  portalQuestions: (as?: string) => `${as ? `/iw/${as}` : '/w'}/questions`,
  /** The contract of today; the company's and the worker's links name them, and open nothing. */
  portalContract: (company: string, worker: string, as?: string) =>
    as ? `/iw/${as}/current` : `/w/${company}/${worker}/current`,
} as const

/** An accepted offer, an exchange, a package and a worker, or the version that is followed or corrected. */
export type ContractSource =
  | { offerId: string }
  | { exchangeId: string }
  | { packageId: string; workerId?: string }
  | { workerId: string }
  | { previousId: string; changeType?: 'CHANGE' | 'CORRECTION'; packageId?: string }

/** How many packages, or dates of one, stand side by side. */
export const MOST_COMPARED = 3

/** How many scenarios stand side by side. */
export const MOST_SCENARIOS_COMPARED = 4

/** The sign-in screen that comes back to `path` afterwards. */
export function loginWithReturn(path: string): string {
  return path === urls.home ? urls.login : `${urls.login}?return_url=${encodeURIComponent(path)}`
}

/** The same for the worker's portal. */
export function portalLoginWithReturn(path: string): string {
  return path === '/w'
    ? urls.workerLogin
    : `${urls.workerLogin}?return_url=${encodeURIComponent(path)}`
}

/** A return address of the portal: a page behind its sign-in. */
export function safePortalReturn(value: string | null): string {
  return value !== null && /^\/w\/(?!login)[\w/-]+$/.test(value) ? value : '/w'
}

/** A return address is followed only inside this application: one leading slash, no host. */
export function safeReturnUrl(value: string | null): string {
  return value !== null && /^\/(?![/\\])/.test(value) && !value.startsWith(urls.login)
    ? value
    : urls.home
}

/** Whether a location of the router is the sign-in screen, with or without the language prefix. */
export function loginPath(pathname: string): boolean {
  return /^(\/(fr|nl|en))?\/login(\/|$)/.test(pathname)
}
