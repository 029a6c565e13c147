import ts from 'typescript'

const OPTIONS = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  removeComments: true,
}

/** What separates and decides nothing. */
const SILENT = new Set([
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.SemicolonToken,
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.EndOfFileToken,
])

/** Most formulas use the same pieces. */
const known = new Map<string, string>()

/** A piece of TypeScript as its tree without types, comments or formatting: what is left decides what it does. */
export function shapeOfCode(text: string): string {
  const found = known.get(text) ?? shapeOfText(text)
  known.set(text, found)
  return found
}

function shapeOfText(text: string): string {
  const { outputText } = ts.transpileModule(text, { compilerOptions: OPTIONS })
  const code = outputText.replace('"use strict";', '')
  const file = ts.createSourceFile('code.js', code, ts.ScriptTarget.ESNext, true)
  return shapeOf(file, file)
}

function shapeOf(node: ts.Node, file: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return JSON.stringify(node.text)
  if (ts.isNumericLiteral(node)) return node.text
  if (ts.isParenthesizedExpression(node)) return shapeOf(node.expression, file)
  const children = node.getChildren(file)
  if (children.length === 0)
    return node.kind === ts.SyntaxKind.SyntaxList ? '[]' : node.getText(file)
  const shapes = children
    .filter(({ kind }) => !SILENT.has(kind))
    .map((child) => shapeOf(child, file))
    .filter((shape) => shape !== '')
  return shapes.length < 2 ? shapes.join('') : `(${shapes.join(' ')})`
}
