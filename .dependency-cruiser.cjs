/**
 * Who may import whom (architecture page, section 2). The order of the list is the order of the
 * dependencies: a module may import those before it, and only their index.ts.
 */
const downward = {
  shared: [],
  compute: ['shared'],
  sealing: ['shared', 'compute'],
  accounts: ['shared', 'compute'],
  billing: ['shared', 'accounts'],
  team: ['shared', 'compute', 'accounts'],
  catalogue: ['shared', 'compute', 'accounts'],
  packages: ['shared', 'compute', 'accounts', 'team', 'catalogue'],
  templates: ['shared', 'compute', 'accounts', 'packages'],
  offers: ['shared', 'compute', 'accounts', 'team', 'catalogue', 'packages', 'templates'],
  contracts: ['shared', 'compute', 'accounts', 'team', 'packages', 'templates', 'offers'],
  analytics: ['shared', 'compute', 'accounts', 'team', 'packages', 'contracts'],
  casefiles: [
    'shared',
    'compute',
    'accounts',
    'team',
    'packages',
    'templates',
    'offers',
    'contracts',
  ],
  signing: [
    'shared',
    'accounts',
    'team',
    'packages',
    'templates',
    'contracts',
    'casefiles',
    'sealing',
  ],
  roster: ['shared', 'accounts', 'team', 'packages', 'offers', 'contracts'],
  elements: ['shared', 'compute', 'accounts', 'team'],
  payroll: ['shared', 'compute', 'accounts', 'team', 'packages', 'contracts'],
  reconciliation: ['shared', 'compute', 'accounts'],
  indexation: ['shared', 'compute', 'accounts', 'team', 'packages', 'contracts', 'payroll'],
  exports: ['shared', 'accounts', 'packages'],
  rewards: [
    'shared',
    'compute',
    'accounts',
    'team',
    'packages',
    'templates',
    'contracts',
    'casefiles',
    'roster',
  ],
  portal: [
    'shared',
    'compute',
    'accounts',
    'team',
    'packages',
    'templates',
    'contracts',
    'casefiles',
    'rewards',
  ],
  scenarios: [
    'shared',
    'compute',
    'accounts',
    'team',
    'packages',
    'offers',
    'contracts',
    'analytics',
    'indexation',
  ],
  budgets: ['shared', 'compute', 'team', 'packages', 'analytics', 'scenarios', 'reconciliation'],
  reviews: ['shared', 'accounts', 'team', 'analytics', 'scenarios'],
  imports: [
    'shared',
    'compute',
    'accounts',
    'catalogue',
    'team',
    'packages',
    'contracts',
    'analytics',
    'reconciliation',
    'elements',
  ],
  integrations: [
    'shared',
    'accounts',
    'catalogue',
    'team',
    'packages',
    'contracts',
    'casefiles',
    'imports',
    'elements',
  ],
  webhooks: ['shared', 'accounts'],
  ai: ['shared', 'compute', 'accounts', 'catalogue', 'packages'],
  demo: [
    'shared',
    'accounts',
    'billing',
    'catalogue',
    'packages',
    'templates',
    'offers',
    'contracts',
    'analytics',
    'casefiles',
    'rewards',
    'scenarios',
    'budgets',
    'reviews',
    'reconciliation',
    'elements',
  ],
}

const moduleRules = Object.entries(downward).map(([name, allowed]) => ({
  name: `module-${name}`,
  comment: `${name} may import: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^modules/${name}/` },
  to: { path: '^modules/', pathNot: `^modules/(words\\.ts$|(${[name, ...allowed].join('|')})/)` },
}))

/** The layers of the pay engine, lowest first: each imports itself and those before it; the contract also its texts. */
const layers = [
  'engine',
  'legislation',
  'committees',
  'rules',
  'impot',
  'prestations',
  'preavis',
  'voiture',
  'embauche',
  'incomplet',
  'formes',
  'dirigeant',
  'pension',
  'contract',
]

const layerRules = layers.map((name, place) => ({
  name: `compute-${name}`,
  comment: `of the pay engine ${name} may import: ${layers.slice(0, place + 1).join(', ')}`,
  severity: 'error',
  from: { path: `^modules/compute/${name}/` },
  to: {
    path: '^modules/compute/',
    pathNot: `^modules/compute/(${layers.slice(0, place + 1).join('|')}${name === 'contract' ? '|lang' : ''})/`,
  },
}))

module.exports = {
  forbidden: [
    {
      name: 'resolved',
      comment: 'An import that is not found would pass every other rule in silence',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(#client|virtual:|@generated)' },
    },
    ...moduleRules,
    {
      name: 'words-are-leaves',
      comment:
        'What a module adds to the lists of all is read by shared, which knows no module: words.ts imports the type of words and nothing else',
      severity: 'error',
      from: { path: '^modules/[^/]+/words\\.ts$' },
      to: { pathNot: '^modules/shared/words/' },
    },
    {
      name: 'words-are-read-together',
      comment:
        'modules/words.ts gathers the words of the modules; no other file reads those of one',
      severity: 'error',
      from: { pathNot: '^modules/words\\.ts$' },
      to: { path: '^modules/[^/]+/words\\.ts$' },
    },
    ...layerRules,
    {
      name: 'only-the-index',
      comment:
        "Another module's index.ts (compute and ai: pure.ts too); shared is mechanisms and may be imported by file",
      severity: 'error',
      from: { path: '^modules/([^/]+)/' },
      to: {
        path: '^modules/(?!shared/)[^/]+/',
        pathNot: '^modules/($1/|[^/]+/index\\.ts$|(compute|ai)/pure\\.ts$|compute/lang/)',
      },
    },
    {
      name: 'shell-sees-the-index',
      comment: 'backend, workflows and database see a module through its index.ts',
      severity: 'error',
      from: { path: '^(backend|workflows|database)/' },
      to: {
        path: '^modules/(?!shared/)[^/]+/',
        pathNot: '^modules/([^/]+/index\\.ts$|compute/pure\\.ts$|compute/http/manifest\\.ts$)',
      },
    },
    {
      name: 'the-engine-is-pure',
      comment: `${layers.join(', ')} and pure.ts import each other and nothing else`,
      severity: 'error',
      from: { path: `^modules/compute/(${layers.join('|')}|pure\\.ts)` },
      to: { pathNot: `^modules/compute/(${layers.join('|')}|lang|pure\\.ts)` },
    },
    {
      name: 'the-reader-is-pure',
      comment:
        'The assistant reads the same in the browser, the server and the command line: the engine, dates and a search beside itself',
      severity: 'error',
      from: { path: '^modules/ai/(reader/|pure\\.ts)' },
      to: {
        pathNot:
          '^(modules/ai/reader/|modules/compute/pure\\.ts$|modules/shared/values/(format|days)\\.ts$|node_modules/(chrono-node|fuse\\.js)/)',
      },
    },
    {
      name: 'one-file-knows-the-models',
      comment: 'The AI SDK changes twice a year: it is behind the port LanguageModel',
      severity: 'error',
      from: { pathNot: '^modules/ai/adapters/ai_sdk_model\\.ts$' },
      to: { path: '^node_modules/(ai|@ai-sdk)/' },
    },
    {
      name: 'clients-see-the-engine-and-the-api',
      comment:
        'frontend and cli: compute/pure.ts, the reader of the assistant in ai/pure.ts, the verifier of sealing/pure.ts, the simulation of scenarios/pure.ts, the writer of payroll/pure.ts, the typed API client, the values that both sides read and write alike, how paper writes amounts, the calculation sheets of packages/pure.ts with the renderer and the colours that draw them, the chain of the audit log, texts of templates with their markup, what a benefit of the catalogue holds, how people of a budget are expected, the language that a postal code asks for, when a raise needs its reason, what paper asks of its signers, and what is taken of a PDF only',
      severity: 'error',
      from: { path: '^(frontend|cli)/' },
      to: {
        path: '^(modules|backend|config|database|workflows)/',
        pathNot:
          '^modules/(compute/(pure\\.ts|lang/)|(sealing|ai|packages|payroll|scenarios)/pure\\.ts|shared/(api_client|values/(csv|bank_account|browser_name|colon|countries|days|format|is_uuid|month|niss|parse_amount|plain_text)|documents/(colour|format|open_renderer)|audit/chain|pdfs/brought/pdf_faults)\\.ts|budgets/domain/expected_people\\.ts|catalogue/domain/benefit_(kinds|photo)\\.ts|casefiles/domain/paper_needs\\.ts|reviews/domain/raise\\.ts|team/domain/language_regime\\.ts|templates/domain/(field_names|markup|runs_of|template_body|template_conditions)\\.ts|[^/]+/lang/)',
      },
    },
    {
      name: 'audiences-never-meet',
      severity: 'error',
      from: { path: '^frontend/audiences/([^/]+)/' },
      to: { path: '^frontend/audiences/[^/]+/', pathNot: '^frontend/audiences/$1/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^frontend/features/([^/]+)/' },
      to: { path: '^frontend/features/[^/]+/', pathNot: '^frontend/features/$1/' },
    },
    {
      name: 'production-is-carried',
      comment:
        'What runs in production stands on `dependencies` alone, which is all that the image carries (docker/carry.sh). codegen:api runs before it is built; Lucid brings knex, whose types are named',
      severity: 'error',
      from: {
        path: '^(backend|modules|workflows|cli|config|database|bin)/',
        pathNot:
          '^(bin/(engine|launch|lint|supply|vite)/|bin/test\\.ts$|backend/commands/codegen_api\\.ts$)',
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/knex/',
      },
    },
    {
      name: 'config-reads-the-environment',
      severity: 'error',
      from: { pathNot: '^(config|backend/start|bin)/' },
      to: { path: '^backend/start/env' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.adonisjs|public)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    // What stands in node_modules is known by that name, wherever it lies.
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      // No file changes while they are looked at.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
}
