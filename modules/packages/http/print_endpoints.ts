import type { Endpoint } from '#modules/shared/http/endpoint'
import { printedPackageSchema, printSchema } from './schemas.ts'
import { requestPrintValidator } from './validators.ts'

const prints = () => import('./prints_controller.ts')
const printedPackage = () => import('./printed_package_controller.ts')

/** A package on paper: the page to print, and the PDF that the queue makes. */
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
]
