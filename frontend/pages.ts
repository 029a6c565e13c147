/** What the page's HTML looks like before its script is there: backend/views/skeletons. */
export type SkeletonName = 'frame' | 'letter' | 'sign-in'

/** One kind of page as a browser with an empty cache needs it. */
export interface FirstPage {
  /** Its address without the language. */
  path: RegExp
  /** The source files that it shows nothing without, beside the entry; below frontend/. */
  files: readonly string[]
  /** The groups of the catalogue that its reader needs (vite.config.ts); without, all of the employer's copy. */
  words?: readonly string[]
  /** What it asks for once its first view stands; fetched before that (lib/fetch-later.ts), and run then. */
  later?: { files: readonly string[]; words: readonly string[] }
  skeleton: SkeletonName
}

const employer = (screen: string) => [
  'lib/employer-catalogue.ts',
  'audiences/employer/routes.tsx',
  'audiences/employer/shell.tsx',
  `audiences/employer/routes/${screen}.tsx`,
]
const candidate = (screen: string) => [
  'audiences/candidate/routes.tsx',
  `audiences/candidate/routes/${screen}.tsx`,
]

/**
 * The pages that people open from a mail, a bookmark or a new window; the first that matches counts. The build writes down
 * the files of each, and the server names them in the page: one round trip instead of one for each import.
 */
export const PAGES: readonly FirstPage[] = [
  {
    path: /^\/o\/[^/]+(\/|$)/,
    files: candidate('offer'),
    words: ['common', 'candidate'],
    later: {
      files: [
        'features/offer-page/welcome-details.tsx',
        'features/offer-page/configure-step.tsx',
        'features/offer-page/year-picture.tsx',
      ],
      words: ['choices'],
    },
    skeleton: 'letter',
  },
  {
    path: /^\/s\/[^/]+(\/|$)/,
    files: candidate('sign'),
    words: ['common', 'signing'],
    skeleton: 'letter',
  },
  {
    path: /^\/d\/w\/[^/]+$/,
    files: candidate('casefile-form'),
    words: ['common', 'signing'],
    skeleton: 'letter',
  },
  {
    path: /^\/w\/(?!(login|reward|details|questions)$)[^/]+$/,
    files: ['audiences/worker/routes.tsx', 'audiences/worker/routes/worker-form.tsx'],
    words: ['common', 'signing'],
    skeleton: 'letter',
  },
  {
    path: /^\/w\/login$/,
    files: ['audiences/worker/routes.tsx', 'audiences/worker/routes/login.tsx'],
    words: ['common', 'portal', 'sign-in'],
    skeleton: 'sign-in',
  },
  {
    path: /^\/(w|iw\/[^/]+)(\/reward(\/[^/]+)?)?\/?$/,
    files: [
      'audiences/worker/routes.tsx',
      'audiences/worker/routes/portal.tsx',
      'audiences/worker/routes/reward.tsx',
      'features/statement/statement-view.tsx',
    ],
    words: ['common', 'portal'],
    skeleton: 'letter',
  },
  {
    path: /^\/i?w(\/|$)/,
    files: ['audiences/worker/routes.tsx', 'audiences/worker/routes/portal.tsx'],
    words: ['common', 'portal', 'sign-in'],
    skeleton: 'letter',
  },
  {
    path: /^\/login$/,
    files: [
      'lib/employer-catalogue.ts',
      'audiences/employer/routes.tsx',
      'audiences/employer/routes/login.tsx',
    ],
    words: ['employer'],
    skeleton: 'sign-in',
  },
  { path: /^\/?$/, files: employer('dashboard'), skeleton: 'frame' },
  { path: /^\/packages$/, files: employer('packages'), skeleton: 'frame' },
  { path: /^\/packages\/[0-9a-f-]{36}$/, files: employer('package'), skeleton: 'frame' },
  {
    path: /^\/packages\/[0-9a-f-]{36}\/edit$/,
    files: employer('edit-package'),
    words: ['employer'],
    later: { files: ['features/package-editor/package-editor.tsx'], words: [] },
    skeleton: 'frame',
  },
  { path: /^\/team\/scenarios\/[0-9a-f-]{36}$/, files: employer('scenario'), skeleton: 'frame' },
  { path: /^\/offers$/, files: employer('offers'), skeleton: 'frame' },
  { path: /^\/offers\/[0-9a-f-]{36}$/, files: employer('offer'), skeleton: 'frame' },
]
