import ts from 'typescript'

const LEGISLATION = /\/modules\/compute\/legislation\//
/** What stands beside the payslip reads figures that no law set is known by. */
const BESIDE =
  /\/contract\/(year_tax|hours|notice|car_cost|hiring_aid|hire_forms|incomplete_month|director|pension)\//

/** The groups themselves stand in these. */
const BOOKS: ReadonlySet<string> = new Set([
  'legislation',
  'payslipLegislation',
  'ofWorker',
  'ofEmployer',
])

/** Every figure of the law that the code of a layer reads, `group.key`, as the compiler sees it. */
export function parametersRead(layer: 'rules' | 'contract', program: ts.Program): Set<string> {
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    if (ts.isPropertyAccessExpression(node)) add(figureOf(checker.getSymbolAtLocation(node.name)))
    if (ts.isBindingElement(node)) {
      const from = checker.getTypeAtLocation(node.parent)
      add(figureOf(from.getProperty((node.propertyName ?? node.name).getText())))
    }
    if (ts.isElementAccessExpression(node)) {
      const group = checker.getTypeAtLocation(node.expression)
      const key = checker.getTypeAtLocation(node.argumentExpression)
      for (const each of key.isUnion() ? key.types : [key]) {
        if (each.isStringLiteral()) add(figureOf(group.getProperty(each.value)))
      }
    }
    ts.forEachChild(node, visit)
  }
  const add = (id: string | undefined) => id !== undefined && found.add(id)
  for (const file of program.getSourceFiles()) {
    if (BESIDE.test(file.fileName)) continue
    if (file.fileName.includes(`/modules/compute/${layer}/`)) visit(file)
  }
  return found
}

/** `onss.tauxPersonnel` for what stands as `tauxPersonnel` in the object `onss` of a group. */
function figureOf(symbol: ts.Symbol | undefined): string | undefined {
  const place = symbol?.declarations?.[0]
  if (place === undefined || !LEGISLATION.test(place.getSourceFile().fileName)) return undefined
  if (!ts.isShorthandPropertyAssignment(place) && !ts.isPropertyAssignment(place)) return undefined
  const group = place.parent.parent
  if (!ts.isVariableDeclaration(group) || BOOKS.has(group.name.getText())) return undefined
  return `${group.name.getText()}.${symbol!.name}`
}
