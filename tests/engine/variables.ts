import { answered, request, type Case } from './requests.ts'

export const cents = (euros: number) => Math.round(euros * 100)

/** The lists of a case by key, the cost of variable pay first. */
export function lists(differs: Case) {
  const { coutEmployeur, remuneration } = answered(request(differs)).compute
  const byKey = (list: readonly { key: string; amount: number }[]) =>
    Object.fromEntries(list.map(({ key, amount }) => [key, amount]))
  return {
    variable: byKey(coutEmployeur.remunerationsVariables),
    total: coutEmployeur.remunerationsVariablesTotal,
    exclusions: byKey(coutEmployeur.exclusions),
    cash: byKey(remuneration.totalCashAnnuel.remunerationsVariables),
    fixed: byKey(coutEmployeur.remunerationsFixes),
  }
}
