import { Command } from 'commander'

/** One file a command; each registers itself on the program. */
const COMMANDS: Record<string, () => Promise<(program: Command) => void>> = {
  audit: async () => (await import('#cli/commands/audit')).registerAudit,
  compute: async () => (await import('#cli/commands/compute')).registerCompute,
  index: async () => (await import('#cli/commands/index')).registerIndex,
  law: async () => (await import('#cli/commands/law')).registerLaw,
  login: async () => (await import('#cli/commands/login')).registerLogin,
  logout: async () => (await import('#cli/commands/logout')).registerLogout,
}

const program = new Command('barema')
  .description('Belgian pay, to the cent: packages, employer cost, gross and net')
  .showHelpAfterError()
  .addHelpText(
    'after',
    '\nWhoever runs an installation, on its machine: barema backup --help, barema restore --help'
  )

// Only the command that is asked for: whoever signs in does not wait for the engine and the law.
const name = process.argv[2] ?? ''
const asked = Object.hasOwn(COMMANDS, name) && COMMANDS[name]
for (const load of asked ? [asked] : Object.values(COMMANDS)) (await load())(program)

await program.parseAsync()
