// Leaves out of a library's code what never runs in this app, where a minifier cannot know it.
import { Visitor, parseSync, type ESTree } from 'rolldown/utils'

/** What is known of a library's code. Each entry has to be found there, or the library has changed. */
export interface Known {
  /** Kinds of objects that never exist, by the number in their `tag`. */
  tags: Record<string, number>
  /** Cases of a `switch` that are never taken, by the names of their constants. */
  cases: string[]
  /** Variables of the file, properties of any object: the value that they always have. */
  variables: Record<string, string>
  properties: Record<string, string>
  /** Variables of the file that are only compared: an empty object does. */
  marks: string[]
  /** Functions of the file: what they always return; '' for nothing. */
  functions: Record<string, string>
  /** Methods of any object that are never called, and assignments to what is never used (`exports.x`, `X.prototype`). */
  methods: string[]
  assignments: string[]
}

interface Span {
  start: number
  end: number
}
type Edit = Span & { text: string }
/** A variable's name, where it is declared and where the body of its function begins. */
type Declared = { name: string; at: number; body: number }

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : '')
const propertyOf = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : ''
const holdsTag = (node: ESTree.Node) => (nameOf(node) || propertyOf(node)) === 'tag'

/** Whether the code after these statements is reached in another way only. */
function isClosed(statements: ESTree.Statement[]): boolean {
  const last = statements.at(-1)
  if (last?.type === 'BlockStatement') return isClosed(last.body)
  return last !== undefined && /^(?:Break|Continue|Return|Throw)Statement$/.test(last.type)
}

/** The code without these parts. Throws if one of them is not there, or if a name stands for something else, too. */
export function leaveOut(code: string, known: Known): string {
  const edits: Edit[] = []
  /** Where a name is written to or is a key: it stays. */
  const kept = new Set<number>()
  const found = new Set<string>()
  const tags = new Map(Object.entries(known.tags).map(([what, tag]) => [tag, what]))
  const wanted = [
    ...Object.keys(known.tags),
    ...known.cases,
    ...[known.variables, known.properties, known.functions].flatMap(Object.keys),
    ...known.marks,
    ...known.methods,
    ...known.assignments,
  ]

  const put = ({ start, end }: Span, text: string, what: string) => {
    found.add(what)
    edits.push({ start, end, text })
  }
  const valueOf = (table: Record<string, string>, name: string) =>
    Object.hasOwn(table, name) ? table[name] : undefined
  const absent = (node: ESTree.Node | null) =>
    node?.type === 'Literal' && typeof node.value === 'number' ? tags.get(node.value) : undefined

  /** The functions around: their parameters, which hide variables of the file, and where their bodies begin. */
  const around: { hidden: string[]; body: number }[] = []
  const enter = ({ params, body }: { params: ESTree.Node[]; body: Span | null }) =>
    void around.push({ hidden: params.map(nameOf), body: (body?.start ?? 0) + 1 })
  const leave = () => void around.pop()
  const declared: Declared[] = []

  const { program, errors } = parseSync('library.js', code, { sourceType: 'script' })
  if (errors[0]) throw new Error(errors[0].message)

  new Visitor({
    FunctionDeclaration(node) {
      enter(node)
      const name = node.id?.name ?? ''
      const result = valueOf(known.functions, name)
      if (result !== undefined && node.body) put(node.body, result === '' ? '{}' : `{return ${result}}`, name)
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    SwitchStatement({ discriminant, cases }) {
      /** Whether the case before, of those that stay, goes on into the next one. */
      let isOpen = false
      for (const one of cases) {
        const named = one.test ? nameOf(one.test) : ''
        const what = holdsTag(discriminant) ? absent(one.test) : known.cases.find((name) => name === named)
        const first = one.consequent[0]
        if (what === undefined) isOpen = !isClosed(one.consequent)
        else if (isOpen && first) {
          put({ start: one.start, end: first.start }, '', what)
          isOpen = !isClosed(one.consequent)
        } else put(one, '', what)
      }
    },
    BinaryExpression(node) {
      const { left, right, operator } = node
      const what = absent(left) ?? absent(right)
      if (what === undefined || !(holdsTag(left) || holdsTag(right))) return
      if (operator === '===' || operator === '!==') put(node, String(operator === '!=='), what)
    },
    MemberExpression(node) {
      const name = propertyOf(node)
      if (!node.computed) kept.add(node.property.start)
      const value = valueOf(known.properties, name)
      if (value !== undefined) put(node, value, name)
    },
    AssignmentExpression: ({ left }) => void kept.add(left.start),
    VariableDeclarator({ id, init }) {
      kept.add(id.start)
      const name = nameOf(id)
      if (init && known.marks.includes(name)) put(init, '{}', name)
      const body = around.at(-1)?.body ?? 0
      if (body > 0 && Object.hasOwn(known.variables, name)) throw new Error(`${name} is a local name, too`)
      declared.push({ name, at: id.start, body })
    },
    Property(node) {
      kept.add(node.key.start)
      const name = nameOf(node.key)
      if (!known.methods.includes(name)) return
      put({ start: node.start, end: code[node.end] === ',' ? node.end + 1 : node.end }, '', name)
    },
    Identifier(node) {
      const value = valueOf(known.variables, node.name)
      if (value !== undefined && !around.some(({ hidden }) => hidden.includes(node.name))) put(node, value, node.name)
    },
    ExpressionStatement(node) {
      const { expression } = node
      if (expression.type !== 'AssignmentExpression') return
      const target = code.slice(expression.left.start, expression.left.end)
      const what = known.assignments.find((name) => target === name || target.startsWith(`${name}.`))
      if (what !== undefined) put(node, '', what)
    },
  }).visit(program)

  const missing = wanted.filter((what) => !found.has(what))
  if (missing.length > 0) throw new Error(`not found: ${missing.join(', ')}`)
  return apply(
    code,
    edits.filter(({ start, text }) => text === '' || !kept.has(start)),
    declared,
  )
}

/** Carries out the outermost of the edits; variables that were declared in what is gone are declared where their function begins. */
function apply(code: string, edits: Edit[], declared: Declared[]): string {
  const outermost: Edit[] = []
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (edit.start >= (outermost.at(-1)?.end ?? 0)) outermost.push(edit)
  const holds = ({ start, end }: Span, place: number) => start <= place && place < end
  const declarations = declared
    .filter(({ at, body }) => outermost.some((edit) => holds(edit, at) && !holds(edit, body)))
    .map(({ name, body }) => ({ start: body, end: body, text: `var ${name};` }))
  let result = ''
  let at = 0
  for (const { start, end, text } of [...declarations, ...outermost].toSorted((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
