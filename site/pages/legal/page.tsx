import { BasicContent } from '../../layout/basic-content.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, contents } }: PageProps<'legal'>) {
  return (
    <>
      {contents.length > 0 && (
        <nav aria-label="Contents">
          <ol lang={page.language}>
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <BasicContent page={page} />
    </>
  )
}
