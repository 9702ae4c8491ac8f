/** A submission as editors read it: what was asked, and what was answered. */
import type { CollectionSlug, UIFieldServerProps } from 'payload'
import { submissionsCollection } from '../names.ts'

interface Answer {
  readonly field: string
  readonly value: string
  readonly label?: string | null
  /** What the visitor read where the value was chosen. */
  readonly choice?: string | null
}

interface Attachment {
  readonly id: number
  readonly filename: string
  readonly mimeType: string
  readonly filesize: number
  readonly url: string
}

interface Submission {
  readonly form: { readonly fields?: readonly { readonly name: string; readonly label: string }[] } | string
  readonly submissionData?: readonly Answer[]
  readonly submissionUploads?: readonly {
    readonly field: string
    readonly value: readonly { readonly value: Attachment | number }[]
  }[]
}

export async function SubmissionAnswers({ id, payload, user }: UIFieldServerProps) {
  if (id === undefined) return null
  const {
    form,
    submissionData = [],
    submissionUploads = [],
  } = (await payload.findByID({
    collection: submissionsCollection as CollectionSlug,
    id,
    depth: 1,
    user,
    overrideAccess: false,
  })) as unknown as Submission
  const fields = typeof form === 'string' ? [] : (form.fields ?? [])
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  const files = submissionUploads.flatMap(({ field, value }) => value.map(({ value: file }) => ({ field, file })))
  return (
    <dl style={{ display: 'grid', gap: '1.25rem', margin: 0, maxWidth: '48rem' }}>
      {submissionData.map(({ field, value, label, choice }) => (
        <Row key={field} label={label ?? field}>
          {choice ?? value}
        </Row>
      ))}
      {files.map(({ field, file }) => (
        <Row key={field} label={labelOf(field)}>
          {typeof file === 'number' ? 'Removed since' : <File file={file} />}
        </Row>
      ))}
    </dl>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div style={{ borderBottom: '1px solid var(--theme-elevation-100)', paddingBottom: '1.25rem' }}>
      <dt style={{ color: 'var(--theme-elevation-600)', marginBottom: '0.25rem' }}>{label}</dt>
      {/* Each line may be in another script. */}
      <dd
        style={{
          margin: 0,
          fontSize: '1rem',
          overflowWrap: 'anywhere',
          unicodeBidi: 'plaintext',
          whiteSpace: 'pre-wrap',
        }}
      >
        {children}
      </dd>
    </div>
  )
}

/** Its address lets in editors only. */
function File({ file: { filename, mimeType, filesize, url } }: { readonly file: Attachment }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" style={{ display: 'inline-grid', gap: '0.5rem' }}>
      {mimeType.startsWith('image/') && (
        // biome-ignore lint/performance/noImgElement: Next's picture would be asked for without the editor's login.
        <img src={url} alt="" style={{ maxWidth: '20rem', maxHeight: '16rem', objectFit: 'contain' }} />
      )}
      {filename} ({mimeType}, {Math.ceil(filesize / 1024).toLocaleString('en-MY')} KB)
    </a>
  )
}
