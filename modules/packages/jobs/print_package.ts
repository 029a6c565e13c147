import drive from '@adonisjs/drive/services/main'
import { drawDocument } from '#modules/shared/documents/draw_document'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { FailPrint } from '../actions/fail_print.ts'
import { KeepPrint } from '../actions/keep_print.ts'
import { printPdf, printSheet } from '../queries/print_pdf.ts'

interface PrintPackageInput extends BackgroundInput {
  printId: string
  /** The worker that the person who asked may see named; none where absent. */
  workerId?: string | null
}

/** The PDF of a package, drawn between two units of work. Does nothing when it is done already. */
export const printPackage = defineJob<PrintPackageInput>({
  name: 'print-package',
  async handle(input) {
    const inScope = unitsOfJob('print-package', input)
    const pdf = await inScope((scope) => printPdf(scope, input))
    if (!pdf) return
    const fileKey = `company/${input.companyId}/prints/${input.printId}.pdf`
    const bytes = await drawDocument(input.companyId, 'package', await printSheet(pdf))
    await drive.use().put(fileKey, bytes)
    await inScope((scope) => KeepPrint.handle(scope, input.printId, fileKey))
  },
  failed: (input, error) =>
    asJob('print-package', input, (scope) => FailPrint.handle(scope, input.printId, error.message)),
})
