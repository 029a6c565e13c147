/** Files of a suite that wait for the night, and why. */
export interface NightFiles {
  suite: string
  why: string
  /** without their ending, below the suite's folder */
  files: string[]
}

/**
 * What plain `npm test` leaves to `npm run nightly`, so that the day's run stays under ten minutes on two cores. A suite that
 * is named runs all its files (`npm test e2e`) unless it says `--day`, and so does `npm test -- --whole`. The day keeps who
 * may see and change what, amounts to the cent, and of each audience one story in the browser.
 */
export const NIGHT_FILES: NightFiles[] = [
  {
    suite: 'e2e',
    why: 'stories of the employer’s screens beside the day’s: sign-in, packages, a hire',
    files: [
      ...[
        'analytics',
        'api_reference',
        'assistant',
        'assistant_everywhere',
        'assistant_promises',
        'audit',
        'billing',
        'budgets',
        'cfo',
        'changes',
        'compute_models',
      ],
      ...['contract_kinds', 'contracts', 'departments', 'documents', 'empty_company', 'exports'],
      ...[
        'figures',
        'first_package',
        'guide',
        'hr_cars_and_pay',
        'imports',
        'list',
        'merge_workers',
        'new_customer',
        'new_year',
        'onboarding',
        'partner',
      ],
      ...[
        'pay_elements',
        'payments',
        'payroll_profiles',
        'people',
        'picker',
        'projection',
        'reconciliation',
        'reward_statements',
        'rich_text',
        'saving',
      ],
      ...[
        'offer_undo',
        'offers',
        'package_editor',
        'salary_sacrifice',
        'scenarios',
        'seen_employer',
      ],
      ...['send_to_sign', 'shell', 'synchronisation', 'team', 'templates', 'whole_package'],
      ...['benefit_photos', 'pay_reviews', 'print_offer', 'whole_team_path', 'worker_page'],
      ...[
        'calculation_sheets',
        'car_cost',
        'director',
        'hire_forms',
        'hiring_aid',
        'notice_and_hours',
        'pension',
        'year_tax',
      ],
    ],
  },
  {
    suite: 'e2e',
    why: 'the catalogue, the law and the published cases, screen by screen',
    files: ['benefits', 'benefits_first', 'committees', 'law', 'law_figures', 'law_rows', 'proof'],
  },
  {
    suite: 'e2e',
    why: 'more of the candidate, the signer and the worker, on each phone and in each language',
    files: [
      ...['candidate_offer', 'portal', 'portal_statement_more', 'refused_pdfs', 'seen_candidate'],
      ...['signers_page', 'verify', 'worker_form', 'worker_form_phone'],
    ],
  },
  {
    suite: 'e2e',
    why: 'settings, and the other ways to sign in',
    files: [
      'company_more',
      'company_settings',
      'google',
      'second_factor',
      'sign_in_link',
      'tokens',
      'webhooks',
    ],
  },
  {
    suite: 'durable',
    why: 'stories in the browser of what Temporal carries; the day has the indexation’s',
    files: ['candidate_offer', 'reward_statements', 'signing', 'signing_qualified'],
  },
  {
    suite: 'screens',
    why: 'axe on the screens behind the sign-in, small screens and each page on the smallest, keys alone, doors that open nothing',
    files: [
      ...['accessible_offers', 'accessible_packages', 'accessible_settings', 'accessible_shell'],
      ...['doors', 'keyboard', 'phone', 'phone_pages'],
    ],
  },
  {
    suite: 'functional',
    why: 'floods, races and slow drawings: they wait for limits and for each other',
    files: [
      ...['assistant_at_once', 'candidate_acceptance', 'demo_reset', 'fairness', 'flooded_doors'],
      ...['keys', 'offer_pdfs'],
      ...['offer_undo', 'pay_reviews_at_once', 'same_moment', 'slow_drawings'],
    ],
  },
  {
    suite: 'functional',
    why: 'lists of ten thousand rows and large files',
    files: ['bulk_filters', 'exports', 'long_lists', 'package_list', 'template_imports'],
  },
  {
    suite: 'functional',
    why: 'casefiles, signing, seals and statements on paper, which draw and judge PDFs',
    files: [
      ...['casefile_forms', 'casefiles', 'company_documents', 'contract_makers', 'contract_papers'],
      ...[
        'hostile_contracts',
        'reward_papers',
        'sealed_details',
        'signers',
        'signing_amendment',
        'signing_links',
      ],
      ...['signing', 'signing_form', 'signing_process', 'signing_qualified', 'verify'],
    ],
  },
  {
    suite: 'functional',
    why: 'long courses of offers, rounds of statements, indexations, invoices and partners',
    files: [
      ...['access_ends', 'candidate_answers', 'indexation_runs', 'offer_mails', 'partners'],
      ...['payments', 'reward_groups', 'reward_publications'],
    ],
  },
  {
    suite: 'functional',
    why: 'more of packages and offers: what is given up for benefits, variants, files that come and go',
    files: ['offer_files', 'package_variants', 'payroll_exports', 'salary_sacrifices'],
  },
  {
    suite: 'functional',
    why: 'attacks on imports, pay reviews and the assistant, and long rows of cases whose first the day has elsewhere',
    files: [
      ...['analytics', 'assistant_attacked', 'assistant_whole_set', 'google_sign_in'],
      ...['import_attacks', 'merge_workers', 'offers', 'pay_reviews_attacked'],
    ],
  },
  {
    suite: 'unit',
    why: 'PDFs and workbooks that are broken in every way, and renderers that end',
    files: ['casefiles/judge_pdf', 'documents/render_pool', 'imports/read_attacks'],
  },
  {
    suite: 'unit',
    why: 'what the server in the place of HR systems takes of npm start',
    files: ['launch/hr_start'],
  },
  {
    suite: 'cli',
    why: 'backups, the help of every command, the law, indexations, long streams: hundreds of processes',
    files: [
      'backup',
      'backup_refused',
      'calculation_pdf',
      'compute',
      'compute_law',
      'help',
      'index',
      'index_run',
      'restore_at_size',
    ],
  },
  {
    suite: 'engine',
    why: 'the engine as a package: compiled, installed and used by another program',
    files: ['package'],
  },
  {
    suite: 'workflows',
    why: 'processes that are killed or cut off from Temporal, and long ones; the day replays every history',
    files: [
      ...['chaos', 'indexation', 'indexation_change', 'indexation_killed', 'publication_killed'],
      ...['sealed_details', 'signing', 'signing_away', 'synchronisation_killed'],
      ...['temporal_away', 'temporal_tls'],
    ],
  },
  {
    suite: 'contracts',
    why: 'whole papers, renderers that break, and product processes that are killed or started anew',
    files: [
      ...['assistant_canaries', 'document_renderer', 'import_killed', 'observability'],
      ...[
        'queue_starts_without_store',
        'rendered_calculations',
        'rendered_contracts',
        'rendered_letters',
        'rendered_words',
      ],
    ],
  },
]

/** Which files a run has. */
export type PartOfDay = 'day' | 'night' | 'whole'

/** The suites that have files of the night. */
export const nightSuites = (): string[] => [...new Set(NIGHT_FILES.map(({ suite }) => suite))]

/** A suite of Japa as `adonisrc.ts` has it; its files are patterns of one folder. */
interface Suite {
  name: string
  files: string | string[]
}

/** The night's files of a suite, as paths from the root of the tree. */
export function nightPaths({ name, files }: Suite): string[] {
  const folder = [files].flat()[0]!.replace(/\/\*.*/, '')
  return NIGHT_FILES.filter(({ suite }) => suite === name).flatMap((night) =>
    night.files.map((file) => `${folder}/${file}.spec.ts`)
  )
}

/** The table of the README. */
export const nightTable = (): string =>
  [
    '| Suite | Files of the night | Why |',
    '|---|---|---|',
    ...NIGHT_FILES.map(
      ({ suite, why, files }) =>
        `| ${suite} | ${[...files]
          .sort()
          .map((file) => `\`${file}\``)
          .join(' ')} | ${why} |`
    ),
  ].join('\n')
