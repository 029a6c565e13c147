import type { PrintedCompany, PrintedPackage } from './package_row.ts'

export const ATTACHMENT_NAME = 'simulation.json'

/**
 * The file attached to the PDF: what was asked and the whole answer, so that anyone can compute it
 * again. Keys are sorted because the database does not keep their order and the same package must give
 * the same bytes.
 */
export function simulation(
  pack: Omit<PrintedPackage, 'compute'> & { compute: Partial<PrintedPackage['compute']> },
  company: PrintedCompany
): string {
  const request = {
    id: pack.id,
    date: pack.date,
    company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
    worker: pack.worker,
    package: { ...pack.package, packageType: pack.packageType },
  }
  const answer = { id: pack.id, lawset: pack.lawset, compute: pack.compute }
  return sortedJson({ nomFonction: pack.nomFonction, request, answer })
}

/** The same value is always the same bytes. */
export const sortedJson = (value: unknown) => `${JSON.stringify(value, sortedKeys, 2)}\n`

function sortedKeys(_key: string, value: unknown) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
