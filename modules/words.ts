import { words as accounts } from './accounts/words.ts'
import { words as ai } from './ai/words.ts'
import { words as analytics } from './analytics/words.ts'
import { words as billing } from './billing/words.ts'
import { words as budgets } from './budgets/words.ts'
import { words as casefiles } from './casefiles/words.ts'
import { words as catalogue } from './catalogue/words.ts'
import { words as compute } from './compute/words.ts'
import { words as contracts } from './contracts/words.ts'
import { words as exports } from './exports/words.ts'
import { words as imports } from './imports/words.ts'
import { words as indexation } from './indexation/words.ts'
import { words as integrations } from './integrations/words.ts'
import { words as offers } from './offers/words.ts'
import { words as packages } from './packages/words.ts'
import { words as elements } from './elements/words.ts'
import { words as payroll } from './payroll/words.ts'
import { words as portal } from './portal/words.ts'
import { words as reconciliation } from './reconciliation/words.ts'
import { words as reviews } from './reviews/words.ts'
import { words as rewards } from './rewards/words.ts'
import { words as roster } from './roster/words.ts'
import { words as scenarios } from './scenarios/words.ts'
import { words as sealing } from './sealing/words.ts'
import { words as shared } from './shared/words.ts'
import { words as signing } from './signing/words.ts'
import { words as team } from './team/words.ts'
import { words as templates } from './templates/words.ts'
import { words as webhooks } from './webhooks/words.ts'
import type { ModuleWords } from './shared/words/module_words.ts'
import type { Role } from './shared/words/roles.ts'

/** The words of every module (ADR 35), in the order in which screens list rights and events. */
export const WORDS = {
  accounts,
  compute,
  packages,
  team,
  catalogue,
  templates,
  offers,
  contracts,
  analytics,
  casefiles,
  sealing,
  signing,
  roster,
  elements,
  payroll,
  reconciliation,
  indexation,
  scenarios,
  budgets,
  reviews,
  exports,
  billing,
  rewards,
  portal,
  imports,
  integrations,
  webhooks,
  ai,
  shared,
} as const satisfies Record<string, ModuleWords>

type Every = (typeof WORDS)[keyof typeof WORDS]
type Of<Part extends keyof ModuleWords> = Extract<Every, Record<Part, unknown>>[Part]
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never
type NamesOf<Table> = Table extends Table ? keyof Table : never

const ALL: readonly ModuleWords[] = Object.values(WORDS)

/** A list of all modules: their events, features or documents. */
export function listOf<Part extends 'events' | 'features' | 'documents'>(
  part: Part
): readonly ItemOf<Of<Part>>[] {
  return ALL.flatMap((words) => (words[part] ?? []) as ItemOf<Of<Part>>[])
}

/** A table of all modules: their problems with the status, or their rights with the least role. */
export function tableOf<Part extends 'problems' | 'rights'>(
  part: Part
): Readonly<Record<NamesOf<Of<Part>>, Part extends 'rights' ? Role : number>> {
  return Object.assign({}, ...ALL.map((words) => words[part]))
}
