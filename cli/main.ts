import { programFor } from '#cli/program'

const program = await programFor(process.argv[2] ?? '')
await program.parseAsync()
