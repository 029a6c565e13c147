import { parseAst } from 'rolldown/parseAst'

/**
 * A script with its functions and classes as constants. What is declared as a function, or by the bundler as `var`, could be
 * given another value at any time, so the compiler looks at each call whether it was; a constant it knows (ADR 112).
 * Functions stand first, because the script may call any of them while it is loaded.
 *
 * @param code a module that gives none of them another value
 */
export function withConstants(code: string): string {
  const functions: string[] = []
  const rest: string[] = []
  let copied = 0
  for (const node of parseAst(code).body) {
    if (node.type === 'FunctionDeclaration') {
      functions.push(`const ${node.id!.name} = ${code.slice(node.start, node.end)};\n`)
      rest.push(code.slice(copied, node.start))
      copied = node.end
    } else if (node.type === 'VariableDeclaration' && node.kind === 'var') {
      // Of what a bundler declares, classes alone: each stands where its class stood.
      if (!node.declarations.every(({ init }) => init?.type === 'ClassExpression')) continue
      rest.push(code.slice(copied, node.start), 'const')
      copied = node.start + 'var'.length
    }
  }
  return [...functions, ...rest, code.slice(copied)].join('')
}
