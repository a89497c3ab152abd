import { Hono } from 'hono'
import type { ParamKeys } from 'hono/types'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { readFormData, sentForm } from '#app/http/read-form-data.ts'
import { changesSince, type HistoryLine } from '#app/office/history-list.tsx'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage, type OfficePage } from '#app/office/office-page.tsx'
import { answerRefused } from '#app/office/refusals.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors, RefusedForm, SentForm } from '#app/ui/form/typed.ts'
import { type StaffAction, staffCan } from '#domain/staff.ts'
import type { NotAllowed } from '#workflows/actor.ts'
import type { OfficeEvent } from '#workflows/records/registration/read-registration-record.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'

/** Who asks, and what stands at `:id` and the like of the address. */
export type Visit<Path extends string> = { actor: SignedIn } & Params<Path>

type Params<Path extends string> = Readonly<Record<ParamKeys<Path>, string>>

export type Query = Readonly<Record<string, string>>

export type FormState<Plan = Will> = RefusedForm & {
  fields?: FormData
  form: string
  problem?: string
  /** What is wrong, one by one: with the lines of a text that was pasted, with what was to be published. */
  lines?: readonly string[]
  changes?: readonly HistoryLine[]
  plan?: Plan
}

/** In sentences. What does not apply is false. */
export type Will = { will: readonly (string | false)[] }

export type PageProps<Page, Plan = Will> = {
  page: Page
  query: Query
  said: string | undefined
  refused: FormState<Plan> | undefined
}

export class Elsewhere {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}

export class Instead {
  readonly page: OfficePage

  constructor(title: string, status: number, why: ReactNode) {
    const content = (
      <>
        <h1>{title}</h1>
        {why}
      </>
    )
    this.page = { title, status, content }
  }
}

export type PageOf<Reader extends (...args: never) => Promise<unknown>> = Extract<
  Awaited<ReturnType<Reader>>,
  { ok: true }
>

type Absence = NotAllowed | { ok: false; problem: 'unknown' } | undefined

export type Row = {
  method: 'GET' | 'POST'
  path: string
  /** Absent where everybody in the office may. */
  needs: StaffAction | undefined
  /** The fields of a form, where a schema names them. */
  asks?: readonly string[]
  answer: (context: OfficeContext) => Promise<Response>
}

type PageRow<Plan, Path extends string = string> = Row & {
  path: Path
  answerRefused: (
    context: OfficeContext,
    refused: FormState<Plan>,
    status: number,
  ) => Promise<Response>
}

export function officePage<Path extends string, Page, Plan = Will>(
  page: Reader<Path, Page, Plan> & {
    title: string | ((page: Page) => string)
    status?: (page: Page) => number
    /** What was just done, by the word for it in the address. */
    says?: Readonly<Record<string, string>>
    View: (props: PageProps<Page, Plan>) => ReactNode
    refreshes?: (page: Page) => boolean
  },
): PageRow<Plan, Path> {
  const { path, needs, title, says = {}, View, refreshes } = page
  const show = (context: OfficeContext, refused?: FormState<Plan>, status?: number) => {
    const query = queryOf(context)
    const { done = '' } = query
    const said = Object.hasOwn(says, done) ? says[done] : undefined
    const show = (read: Page) =>
      answerPage(context, {
        title: typeof title === 'string' ? title : title(read),
        status: status ?? page.status?.(read) ?? 200,
        content: <View page={read} {...{ query, said, refused }} />,
        refreshes: refreshes?.(read) ?? false,
      })
    return answerRead(context, page, show, refused)
  }
  return { method: 'GET', path, needs, answer: (context) => show(context), answerRefused: show }
}

export function officeFile<Path extends string>(
  file: Reader<Path, { name: string; type: string; body: BodyInit }>,
): Row {
  const { path, needs } = file
  const answer = (context: OfficeContext) =>
    answerRead(context, file, ({ name, type, body }) => {
      const headers = {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      }
      return new Response(body, { headers })
    })
  return { method: 'GET', path, needs, answer }
}

type Reader<Path extends string, Read, Plan = Will> = {
  path: Path
  needs?: StaffAction
  read: (
    services: SiteServices,
    asked: Visit<Path>,
    query: Query,
    refused?: FormState<Plan>,
  ) => Promise<Read | Absence | Elsewhere | Instead>
}

async function answerRead<Path extends string, Read, Plan>(
  context: OfficeContext,
  { path, needs, read: readIt }: Reader<Path, Read, Plan>,
  show: (read: Read) => Response,
  refused?: FormState<Plan>,
): Promise<Response> {
  if (!mayAsk(context, needs)) return answerRefused(context, 'not-allowed')
  const { services } = context.env
  const read = await readIt(services, askedOf(context, path), queryOf(context), refused)
  if (read instanceof Elsewhere) return context.redirect(read.address, 303)
  if (read instanceof Instead) return answerPage(context, read.page)
  return isShown(read) ? show(read) : answerRefused(context, read?.problem ?? 'unknown')
}

/**
 * A refused form comes back on its page with everything that was typed: with 422 for what is wrong in a
 * field, with 409 for what came up meanwhile. Where it has a plan, it first says what will happen: the button
 * with the intent `do` does it, the one with `edit` leads back to the fields.
 */
export function officeForm<
  Path extends string,
  Value,
  Result extends Outcome<Plan>,
  Plan extends object = Will,
>(
  form: Button<Path, Value, Result, Plan> & {
    fields: Fields<Path, Value, Plan>
    /** Undefined where there is nothing to see first. */
    plan?: (
      services: SiteServices,
      asked: Submission<Path>,
      value: Value,
    ) => Promise<Forecast<Plan> | undefined> | Forecast<Plan>
  },
): Row {
  const { name = '', fields, plan, to } = form
  const { path, needs, page } = 'at' in form ? { ...form.at, page: form.at } : form
  const answer = async (context: OfficeContext): Promise<Response> => {
    if (!mayAsk(context, needs)) return answerRefused(context, 'not-allowed')
    const request = context.req.raw
    const { services } = context.env
    const [texts, query] = [await sentForm(request), queryOf(context)]
    const sent = { ...texts, fields: await readFormData(request), query }
    const { key, version } = sent
    const { intent, ...typed } = sent.typed
    const refused = { ...sent, ...(plan && { typed }), form: name, errors: {} }
    const comeBack = (why: Objection<Plan>, otherwise: number) => {
      if (!isShown(why)) return answerRefused(context, absenceOf(why) ?? 'unknown')
      const { history, ...shown } = why
      const changes = history && version !== undefined && changesSince(history, version)
      const whole = { ...refused, ...(changes && { changes }), ...shown }
      return page.answerRefused(context, whole, statusOf(why, otherwise))
    }
    const refuse = (why: { ok: false } & Objection<Plan>, value: Value, otherwise: number) => {
      const said = form.errors && isRefusal<Result>(why) && { errors: form.errors(why, value) }
      return comeBack({ ...why, ...said }, otherwise)
    }
    const asked = { ...askedOf(context, path), key, version }
    const reading: Reading<Value, Plan> =
      typeof fields === 'function'
        ? await fields(sent, services, asked)
        : readForm(fields, sent.typed)
    if (reading instanceof Elsewhere) return context.redirect(reading.address, 303)
    if (plan && intent === 'edit') {
      return comeBack({}, !reading.ok && reading.problem === 'changed' ? 409 : 200)
    }
    if (!reading.ok) return comeBack(reading, 422)
    const planned = plan && intent !== 'do' ? await plan(services, asked, reading.value) : undefined
    if (planned instanceof Elsewhere) return context.redirect(planned.address, 303)
    if (planned) {
      return planned.ok ? comeBack({ plan: planned }, 200) : refuse(planned, reading.value, 422)
    }
    const result = await form.run(services, asked, reading.value)
    if (isDone(result)) {
      return context.redirect(typeof to === 'string' ? to : to(asked, reading.value, result), 303)
    }
    return refuse({ ...result, ok: false }, reading.value, 409)
  }
  const asks = typeof fields === 'function' ? undefined : Object.keys(fields.entries)
  return { method: 'POST', path, needs, ...(asks && { asks }), answer }
}

type Forecast<Plan> = ({ ok: true } & Plan) | ({ ok: false } & Objection<Plan>) | Elsewhere

type Objection<Plan> = Partial<FormState<Plan>> & { history?: readonly OfficeEvent[] }

/** What is wrong in a field or line by line is the form's own fault, but not what somebody has changed meanwhile. */
function statusOf<Plan>(why: Objection<Plan>, otherwise: number): number {
  const { errors = {}, lines = [] } = why
  if (why.problem === 'changed') return 409
  const isOwn = lines.length > 0 || Object.keys(errors).some((field) => field !== '')
  return isOwn ? 422 : otherwise
}

type Button<Path extends string, Value, Result extends Outcome<Plan>, Plan> = (
  | { path: Path; needs?: StaffAction; page: PageRow<Plan> }
  | { at: PageRow<Plan, Path> }
) & {
  name?: string
  run: (services: SiteServices, asked: Submission<Path>, value: Value) => Promise<Result>
  /** What it says to a problem: beside a field, or under '' where it is about the whole form. */
  errors?: (refusal: Refusal<Result>, value: Value) => Errors
  to: string | ((asked: Visit<Path>, value: Value, done: Extract<Result, { ok: true }>) => string)
}

type Submission<Path extends string> = Visit<Path> & Pick<SentForm, 'key' | 'version'>

type Fields<Path extends string, Value, Plan> =
  | (v.GenericSchema<unknown, Value> & { readonly entries: v.ObjectEntries })
  | ((
      sent: SentForm & {
        /** All fields, for those that are sent several times and for files. */
        fields: FormData
        query: Query
      },
      services: SiteServices,
      asked: Submission<Path>,
    ) => Reading<Value, Plan> | Promise<Reading<Value, Plan>>)

type Reading<Value, Plan> =
  | { ok: true; value: Value }
  | ({ ok: false } & Objection<Plan>)
  | Elsewhere

type Outcome<Plan> = { ok: boolean } & Objection<Plan>

export function officeButton<Path extends string, Result extends Outcome<Will>>(
  button: Button<Path, object, Result, Will>,
): Row {
  return officeForm({ ...button, fields: v.object({}) })
}

/** What the form has words for: neither an absence nor what says itself what is wrong. */
type Refusal<Result> = Exclude<
  Extract<Result, { ok: false; problem: string }>,
  Absence | { errors: Errors }
>

function isRefusal<Result>(why: object): why is Refusal<Result> & object {
  return 'problem' in why && !('errors' in why) && isShown(why)
}

/** Describes an address that answers by itself, to those who may ask it. */
export function officeAnswer(row: Row): Row {
  const { needs } = row
  const answer = async (context: OfficeContext): Promise<Response> =>
    mayAsk(context, needs) ? row.answer(context) : answerRefused(context, 'not-allowed')
  return { ...row, answer }
}

export function officeRoutes(rows: readonly Row[]): Hono<OfficeEnv> {
  const routes = new Hono<OfficeEnv>()
  for (const row of rows) {
    routes.on(row.method, row.path, row.answer)
    ROWS.set(row.answer, row)
  }
  return routes
}

const ROWS = new WeakMap<object, Row>()

export function rowOf(route: { handler: object }): Row | undefined {
  return ROWS.get(route.handler)
}

function mayAsk(context: OfficeContext, needs: StaffAction | undefined): boolean {
  return needs === undefined || staffCan[needs](staffOf(context))
}

/** What is given several times, as one text: "coming,offered". */
function queryOf(context: OfficeContext): Query {
  const all = Object.entries(context.req.queries())
  return Object.fromEntries(all.map(([name, texts]) => [name, texts.join(',')]))
}

function askedOf<Path extends string>(context: OfficeContext, path: Path): Visit<Path> {
  const params = context.req.param()
  if (!hasAll(params, path)) throw new Error(`A part of ${path} is missing`)
  return { ...params, actor: staffOf(context) }
}

function hasAll<Path extends string>(
  params: Readonly<Record<string, string>>,
  path: Path,
): params is Params<Path> {
  return [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => name in params)
}

function isDone<Result extends { ok: boolean }>(
  result: Result,
): result is Extract<Result, { ok: true }> {
  return result.ok
}

function isShown<Page>(read: Page | Absence): read is Page {
  return absenceOf(read) === undefined
}

function absenceOf(read: unknown): 'unknown' | 'not-allowed' | undefined {
  if (read === undefined) return 'unknown'
  const problem = typeof read === 'object' && read && 'problem' in read && read.problem
  return problem === 'unknown' || problem === 'not-allowed' ? problem : undefined
}
