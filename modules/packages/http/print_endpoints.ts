import type { Endpoint } from '#modules/shared/http/endpoint'
import { printedPackageSchema, printSchema } from './schemas.ts'
import { calculationPdfValidator, requestPrintValidator } from './validators.ts'

const prints = () => import('./prints_controller.ts')
const printedPackage = () => import('./printed_package_controller.ts')

/** On paper: a package as the page to print and as the PDF that the queue makes, and an answer beside a payslip. */
export const printEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/out/packages/:id',
    handler: [printedPackage, 'show'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'A package for the page to print, with the name of its worker',
    response: printedPackageSchema,
  },
  {
    method: 'POST',
    path: '/packages/:id/prints',
    handler: [prints, 'store'],
    audience: 'employer',
    can: 'packages.print',
    summary: 'Ask for the PDF of a package, mailed on request',
    body: requestPrintValidator,
    status: 202,
    response: printSchema,
  },
  {
    method: 'GET',
    path: '/prints/:id',
    handler: [prints, 'show'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'How far a print is',
    response: printSchema,
  },
  {
    method: 'GET',
    path: '/prints/:id/pdf',
    handler: [prints, 'pdf'],
    audience: 'employer',
    can: 'packages.read',
    waits: true,
    summary: 'The PDF',
    response: ['application/pdf'],
  },
  {
    method: 'POST',
    path: '/compute/:calculation/pdf',
    handler: [() => import('./calculation_pdf_controller.ts'), 'store'],
    audience: 'employer',
    can: 'compute',
    long: true,
    waits: true,
    draws: true,
    summary:
      'A calculation sheet: the PDF of what year-tax, hours, notice, car-cost, hiring-aid, incomplete-month, hire-forms, director or pension answers; nothing is kept',
    body: calculationPdfValidator,
    response: ['application/pdf'],
  },
]
