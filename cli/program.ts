import { Command } from 'commander'
import { withExamples } from '#cli/lib/examples'
import manifest from '../package.json' with { type: 'json' }

/** One file a command; each registers itself on the program. */
const COMMANDS: Record<string, () => Promise<(program: Command) => void>> = {
  'ask': async () => (await import('#cli/commands/ask')).registerAsk,
  'audit': async () => (await import('#cli/commands/audit')).registerAudit,
  'benefits': async () => (await import('#cli/commands/benefits')).registerBenefits,
  'budget': async () => (await import('#cli/commands/budget')).registerBudget,
  'car': async () => (await import('#cli/commands/car')).registerCar,
  'compute': async () => (await import('#cli/commands/compute')).registerCompute,
  'director': async () => (await import('#cli/commands/director')).registerDirector,
  'hours': async () => (await import('#cli/commands/hours')).registerHours,
  'hire': async () => (await import('#cli/commands/hire')).registerHire,
  'whom': async () => (await import('#cli/commands/whom')).registerWhom,
  'import': async () => (await import('#cli/commands/import')).registerImport,
  'index': async () => (await import('#cli/commands/index')).registerIndex,
  'law': async () => (await import('#cli/commands/law')).registerLaw,
  'login': async () => (await import('#cli/commands/login')).registerLogin,
  'logout': async () => (await import('#cli/commands/logout')).registerLogout,
  'new-year': async () => (await import('#cli/commands/new_year')).registerNewYear,
  'month': async () => (await import('#cli/commands/month')).registerMonth,
  'notice': async () => (await import('#cli/commands/notice')).registerNotice,
  'payroll': async () => (await import('#cli/commands/payroll')).registerPayroll,
  'pension': async () => (await import('#cli/commands/pension')).registerPension,
  'reconcile': async () => (await import('#cli/commands/reconcile')).registerReconcile,
  'review': async () => (await import('#cli/commands/review')).registerReview,
  'scenario': async () => (await import('#cli/commands/scenario')).registerScenario,
  'simulate': async () => (await import('#cli/commands/simulate')).registerSimulate,
  'sync': async () => (await import('#cli/commands/sync')).registerSync,
  'verify': async () => (await import('#cli/commands/verify')).registerVerify,
}

/**
 * `barema` with the commands that are loaded: one by its name, or all.
 *
 * @param name the first word typed; an unknown one or none loads all, the version none
 */
export async function programFor(name: string): Promise<Command> {
  const program = new Command('barema')
    .description('Belgian pay, to the cent: packages, employer cost, gross and net')
    .version(manifest.version, '-v, --version', 'print the version')
    // Else a command would not see which of its own commands options stand behind (`barema index plan --company …`).
    .enablePositionalOptions()
    .showHelpAfterError('(--help shows what can be asked)')
  withExamples(
    program,
    ['compute --gross 3000 --married', 'law search km', 'compute --help'],
    'On the machine of an installation: barema backup --help, barema restore --help'
  )

  // Only the command that is asked for: signing in does not wait for the engine and the law.
  const asked = Object.hasOwn(COMMANDS, name) && COMMANDS[name]
  const loads = asked ? [asked] : /^(-v|--version)$/.test(name) ? [] : Object.values(COMMANDS)
  for (const load of loads) (await load())(program)
  return program
}
