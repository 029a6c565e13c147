import ts from 'typescript'

/** A piece of code and the names in it. */
export interface Code {
  readonly text: string
  readonly names: readonly ts.Identifier[]
}

/**
 * A declaration or an expression as it is written. Of what chooses between the forms of a line, with `form`: only what
 * is left while that form is in force, so that a later form changes nothing of an older one.
 */
export function codeIn(node: ts.Node, form?: number): Code {
  const names: ts.Identifier[] = []
  const text = kept(node, form, names)
  if (ts.isVariableDeclaration(node)) return { text: `const ${text}`, names }
  return { text: ts.isExpression(node) ? `(${text})` : text, names }
}

function kept(node: ts.Node, form: number | undefined, names: ts.Identifier[]): string {
  if (ts.isTypeNode(node)) return node.getText()
  const chosen = form === undefined ? node : chosenIn(node, form)
  if (chosen === undefined) return ''
  if (chosen !== node) return kept(chosen, form, names)
  if (ts.isIdentifier(node)) names.push(node)
  const whole = node.getSourceFile().text
  let text = ''
  let at = node.getStart()
  ts.forEachChild(node, (child) => {
    text += whole.slice(at, child.getStart()) + kept(child, form, names)
    at = child.getEnd()
  })
  return text + whole.slice(at, node.getEnd())
}

/** The branch that is taken while a form is in force; the node itself where the form does not choose. */
function chosenIn(node: ts.Node, form: number): ts.Node | undefined {
  if (ts.isConditionalExpression(node)) {
    const holds = holdsIn(node.condition, form)
    return holds === undefined ? node : holds ? node.whenTrue : node.whenFalse
  }
  if (!ts.isIfStatement(node)) return node
  const holds = holdsIn(node.expression, form)
  return holds === undefined ? node : holds ? node.thenStatement : node.elseStatement
}

const COMPARED = /^law\.day (<|>=) \w+\[(\d+)\]\.day$/

/** Whether `law.day < formes[1].day` holds while a form is in force; `undefined` of any other question. */
function holdsIn(question: ts.Expression, form: number): boolean | undefined {
  const [, sign, of] = COMPARED.exec(question.getText()) ?? []
  if (sign === undefined) return undefined
  const hasBegun = Number(of) <= form
  return sign === '<' ? !hasBegun : hasBegun
}
