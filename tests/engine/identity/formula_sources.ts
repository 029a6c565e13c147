import { createHash } from 'node:crypto'
import { join } from 'node:path'
import ts from 'typescript'
import type { Rule } from '#modules/compute/rules/index'
import { codeIn, type Code } from './code_in_force.ts'
import { shapeOfCode } from './shape_of_code.ts'

const COMPUTE = join(import.meta.dirname, '../../../modules/compute')
const RULE_FILES = /\/rules\//
/** As many as the hash shows in its first group on paper. */
const DIGITS = 16

/** The digest of each formula by the id of its line; of a line the law changed in shape, one for each first day. */
export type Digests = Record<string, string | Record<string, string>>

/** Files as they are, for every program. */
const parsed = new Map<string, ts.SourceFile | undefined>()
/** What imports what is found once: the next program begins with what this one knows. */
let latest: ts.Program | undefined

/** The engine as the compiler reads it; of what is `changed`, by its path under modules/compute, that text. */
export function engineProgram(changed: Readonly<Record<string, string>> = {}): ts.Program {
  const config = ts.readConfigFile(join(COMPUTE, 'tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, COMPUTE)
  const host = ts.createCompilerHost(options)
  const parse = host.getSourceFile.bind(host)
  host.getSourceFile = (path, target) => {
    const text = changed[path.slice(COMPUTE.length + 1)]
    if (text !== undefined) return ts.createSourceFile(path, text, target)
    if (!parsed.has(path)) parsed.set(path, parse(path, target))
    return parsed.get(path)
  }
  latest = ts.createProgram(fileNames, options, host, latest)
  return latest
}

/**
 * The digest of every formula: its own code and, transitively, every declaration of the engine that it uses. Types,
 * comments, formatting and the notes that explain it change no digest; nor does a later form of its line.
 */
export function digestsOf(rules: readonly Rule[], program: ts.Program): Digests {
  const sources = new Sources(program.getTypeChecker())
  const calls = ruleCalls(program)
  return Object.fromEntries(
    rules.map(({ id, forms }) => {
      const call = calls.get(id)
      if (call === undefined) throw new Error(`no source of ${id}`)
      if (forms === undefined) return [id, sources.digestOf(formulaOf(call))]
      return [id, Object.fromEntries(forms.map(({ from }, i) => [from, sources.digestOf(call, i)]))]
    })
  )
}

/** Every call that makes a rule, `rule('onss', …)`, by the id of its line. */
function ruleCalls(program: ts.Program): Map<string, ts.CallExpression> {
  const found = new Map<string, ts.CallExpression>()
  for (const file of program.getSourceFiles()) {
    if (!RULE_FILES.test(file.fileName)) continue
    for (const { initializer: call } of topLevel(file)) {
      if (call === undefined || !ts.isCallExpression(call)) continue
      const [id] = call.arguments
      if (id !== undefined && ts.isStringLiteral(id)) found.set(id.text, call)
    }
  }
  return found
}

function topLevel(file: ts.SourceFile): ts.VariableDeclaration[] {
  return file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []
  )
}

/** Code as its shape, and the declarations of the engine that it uses itself. */
interface Piece {
  readonly shape: string
  readonly uses: readonly ts.Node[]
}

class Sources {
  /** Each piece once: most formulas share theirs. */
  readonly #pieces = new Map<ts.Node, Piece>()

  constructor(readonly checker: ts.TypeChecker) {}

  /** The digest of a formula, or of one form of the call that makes a dated rule. */
  digestOf(node: ts.Node, form?: number): string {
    const shapes = new Set<string>()
    const seen = new Set<ts.Node>()
    const add = ({ shape, uses }: Piece) => {
      shapes.add(shape)
      for (const used of uses) {
        if (seen.has(used)) continue
        seen.add(used)
        add(this.#piece(used))
      }
    }
    if (form === undefined) add(this.#piece(node))
    else {
      const call = node as ts.CallExpression
      add(this.#pieceOf(codeIn(call.arguments[2], form)))
      add(this.#piece(this.#formulas(call)[form]))
    }
    const content = [...shapes].sort().join('\n')
    return createHash('sha256').update(content).digest('hex').slice(0, DIGITS)
  }

  #piece(node: ts.Node): Piece {
    const found = this.#pieces.get(node) ?? this.#pieceOf(codeIn(node))
    this.#pieces.set(node, found)
    return found
  }

  #pieceOf({ text, names }: Code): Piece {
    const used = names.flatMap((name) => this.#declarationOf(name))
    return { shape: shapeOfCode(text), uses: used.flatMap((each) => this.#decidingIn(each)) }
  }

  /** The formulas of a dated rule, oldest first, as `forms({ from, formula }, …)` tells them. */
  #formulas(call: ts.CallExpression): ts.Node[] {
    return this.#callOfForms(call.arguments[1]).arguments.map((form) => {
      const told = (form as ts.ObjectLiteralExpression).properties.find(
        ({ name }) => name?.getText() === 'formula'
      )
      // Forms that share one formula are made by a function that takes it; it is the rule's own.
      const isTold = told !== undefined && ts.isPropertyAssignment(told)
      return isTold ? told.initializer : call.arguments[2]
    })
  }

  #callOfForms(node: ts.Node): ts.CallExpression {
    if (isCallOf(node, 'forms')) return node
    const name = ts.isCallExpression(node) ? node.expression : node
    const made = this.checker.getSymbolAtLocation(name)!.valueDeclaration as ts.VariableDeclaration
    const value = made.initializer!
    return this.#callOfForms(ts.isArrowFunction(value) ? value.body : value)
  }

  /** Of a rule only its formulas, without its notes; of forms nothing, they are looked at one by one. */
  #decidingIn(declaration: ts.Node): readonly ts.Node[] {
    const call = (declaration as ts.VariableDeclaration).initializer
    if (call === undefined) return [declaration]
    if (isCallOf(call, 'forms')) return []
    if (isCallOf(call, 'datedRule')) return [call.arguments[2], ...this.#formulas(call)]
    const formula = ts.isCallExpression(call) ? formulaOf(call) : call
    return formula === call ? [declaration] : [formula]
  }

  /** What a name stands for, where that is declared at the top of a file of the engine. */
  #declarationOf(name: ts.Identifier): ts.Node[] {
    if (isMember(name)) return []
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.checker.getSymbolAtLocation(name)
    if (symbol === undefined) return []
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
    const { valueDeclaration } = isAlias ? this.checker.getAliasedSymbol(symbol) : symbol
    return valueDeclaration !== undefined && isOfEngine(valueDeclaration) ? [valueDeclaration] : []
  }
}

/**
 * Whether it names a part of an object, as `onss` in `c.onss`: no declaration at the top of a file, and to find which one
 * it is the compiler would work out the types of all that the formula stands in. No file of the engine takes another as
 * one object (`import * as`, see engine_is_pure.spec.ts), whose parts would be such declarations.
 */
function isMember(name: ts.Identifier): boolean {
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name
  if (ts.isBindingElement(parent)) return parent.propertyName === name
  return ts.isPropertyAssignment(parent) && parent.name === name
}

/** Of `rule(id, notes, formula)` and `sum(id, formula)` the formula; of another way to make a rule all of it. */
function formulaOf(call: ts.CallExpression): ts.Node {
  const made = call.expression.getText()
  if (made === 'rule') return call.arguments[2]
  return made === 'sum' ? call.arguments[1] : call
}

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === name
}

function isOfEngine(node: ts.Node): boolean {
  if (!node.getSourceFile().fileName.startsWith(`${COMPUTE}/`)) return false
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return true
  return ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent)
}
