import drive from '@adonisjs/drive/services/main'
import { drawDocument } from '#modules/shared/documents/draw_document'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { FailPrint } from '../actions/fail_print.ts'
import { KeepPrint } from '../actions/keep_print.ts'
import { printSheet } from '../queries/print_sheet.ts'

interface PrintPackageInput extends BackgroundInput {
  printId: string
  /** The worker that whoever asked may see named; nobody where absent. */
  workerId?: string | null
}

/** The PDF of a package, drawn between two units of work. Does nothing when it is done already. */
export const printPackage = defineJob<PrintPackageInput>({
  name: 'print-package',
  async handle(input) {
    const sheet = await asJob('print-package', input, (scope) => printSheet(scope, input))
    if (!sheet) return
    const fileKey = `company/${input.companyId}/prints/${input.printId}.pdf`
    await drive.use().put(fileKey, await drawDocument(input.companyId, 'package', sheet))
    await asJob('print-package', input, (scope) => KeepPrint.handle(scope, input.printId, fileKey))
  },
  failed: (input, error) =>
    asJob('print-package', input, (scope) => FailPrint.handle(scope, input.printId, error.message)),
})
