/** A table that is asked for what somebody has written answers by what it holds itself, not by what every object has. */
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import { isBinaryExpression, isDeleteExpression, isElementAccessExpression } from 'typescript/unstable/ast/is'
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** `table[name]`, or `name in table`. */
interface Question {
  readonly table: Node
  readonly name: Node
  readonly node: Node
  readonly file: SourceFile
}

/** Every place of the projects where an object is asked by a name that may be any text, as the compiler knows the types of both. */
function askedByAnyText(folder: string, configs: readonly string[]): string[] {
  const compiler = new API({ cwd: folder })
  try {
    const projects = configs.map((config) => join(folder, config))
    const snapshot = compiler.updateSnapshot({ openProjects: projects })
    const places = projects.flatMap((config) => {
      const project = snapshot.getProject(config)
      return project ? placesIn(project, folder) : [`${config} is no project`]
    })
    return [...new Set(places)].sort()
  } finally {
    compiler.close()
  }
}

function placesIn({ rootFiles, program, checker }: Project, folder: string): string[] {
  const files = rootFiles.flatMap((file) => program.getSourceFile(file) ?? [])
  const questions = files.flatMap((file) => [...questionsIn(file, file)])
  const [tables, names] = (['table', 'name'] as const).map((part) =>
    checker.getTypeAtLocation(questions.map((question) => question[part])),
  )
  return questions.flatMap(({ node, file }, index) => {
    const [table, name] = [tables?.[index], names?.[index]]
    const isAsked = table && name && isAnyText(name, checker) && isTable(table, checker)
    return isAsked ? [`${relative(folder, file.fileName)}: ${node.getText(file)}`] : []
  })
}

const isAnyText = (name: Type, checker: Checker): boolean =>
  (name.flags & TypeFlags.TemplateLiteral) !== 0 || checker.isTypeAssignableTo(checker.getStringType(), name)

/** What is indexed by numbers alone is a list. */
function isTable(type: Type, checker: Checker): boolean {
  const keys = checker.getIndexInfosOfType(checker.getNonNullableType(type) ?? type).map(({ keyType }) => keyType)
  return keys.length === 0 || keys.some((key) => checker.isTypeAssignableTo(checker.getStringType(), key))
}

function* questionsIn(node: Node, file: SourceFile): Generator<Question> {
  if (isElementAccessExpression(node) && !isChanged(node))
    yield { node, file, table: node.expression, name: node.argumentExpression }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
    yield { node, file, table: node.right, name: node.left }
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* questionsIn(child, file)
}

/** What is set or deleted is not asked. */
function isChanged(node: Node): boolean {
  const { parent } = node
  if (isDeleteExpression(parent)) return true
  return isBinaryExpression(parent) && parent.operatorToken.kind === SyntaxKind.EqualsToken && parent.left === node
}

it('asks no table of names by brackets, but by `ownValue`', { timeout: 120_000 }, () => {
  const configs = ['.', 'demo', 'review', 'site', 'site/node'].map((folder) => join(folder, 'tsconfig.json'))
  expect(askedByAnyText(repository, configs)).toEqual([
    // The one place that may.
    'content/schema/own-value.ts: table[key]',
  ])
})

it('sees tables that are constants, properties, parameters, results and parts of an expression, and lists as what they are', () => {
  const folder = temporaryFolder()
  const text = `
    type Table = Readonly<Record<string, number>>
    interface Holder { readonly table: Table; readonly maybe?: Table }
    declare const constant: Table, holder: Holder, list: readonly string[], result: () => Table, name: string, known: 'a' | 'b'
    export const asked = (parameter: Table) => [
      constant[name], holder.table[name], holder.maybe?.[name], parameter[name], result()[name], (holder as { table: Table }).table[name],
      Object.fromEntries([['a', 1]])[name], name in constant, constant[\`\${name}s\`],
    ]
    export const notAsked = (table: Record<string, number>, both: { a: 1; b: 2 }) => {
      table[name] = 1
      delete table[name]
      return [constant['a'], list[0], list[list.length], constant[known], both[known], 'a' in both]
    }`
  writeFileSync(join(folder, 'tables.ts'), text)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true }, include: ['.'] }))
  expect(askedByAnyText(folder, ['tsconfig.json']).map((place) => place.replace('tables.ts: ', ''))).toEqual([
    '(holder as { table: Table }).table[name]',
    "Object.fromEntries([['a', 1]])[name]",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the source.
    'constant[`${name}s`]',
    'constant[name]',
    'holder.maybe?.[name]',
    'holder.table[name]',
    'name in constant',
    'parameter[name]',
    'result()[name]',
  ])
})
