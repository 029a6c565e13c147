import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { FailPrint } from '../actions/fail_print.ts'
import { MailPrint } from '../actions/mail_print.ts'
import { RenderPrint } from '../actions/render_print.ts'

interface PrintPackageInput extends BackgroundInput {
  printId: string
  /** The worker that whoever asked may see named; nobody where absent. */
  workerId?: string | null
}

/**
 * The PDF of a package, and its mail. Two units of work: a mail server that is away must not lose a
 * document that is ready. Each does nothing when it is done already.
 */
export const printPackage = defineJob<PrintPackageInput>({
  name: 'print-package',
  async handle(input) {
    await asJob('print-package', input, (scope) => RenderPrint.handle(scope, input))
    await asJob('print-package', input, (scope) => MailPrint.handle(scope, input.printId))
  },
  failed: (input, error) =>
    asJob('print-package', input, (scope) => FailPrint.handle(scope, input.printId, error.message)),
})
