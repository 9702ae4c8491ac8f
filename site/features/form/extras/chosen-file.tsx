import { useEffect, useRef, useState } from 'react'
import { megabytes } from '#content/schema/answers/file-problem.ts'
import { Button } from '#site/ui/button/button.tsx'
import { DrawnIcon, Icon } from '#site/ui/icon/icon.tsx'

interface Props {
  readonly file: File | undefined
  onRemove(): void
}

/** The file that is chosen, with a picture of it where it is one, and the way to be rid of it. */
export function ChosenFile({ file, onRemove }: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {file ? `${file.name} is attached.` : ''}
      </p>
      {file && (
        <div className="formFile">
          {file.type.startsWith('image/') ? (
            <Preview file={file} />
          ) : (
            <DrawnIcon size={2}>
              <path d="M6 3.5h8l4.5 4.5v12.5H6v-17ZM14 3.5V8h4.5" />
            </DrawnIcon>
          )}
          <p>
            <span className="formFileName">{file.name}</span>
            <span className="formFileSize">{megabytes(file.size)}</span>
          </p>
          <Button isSmall icon="close" onClick={onRemove}>
            Remove<span className="visually-hidden"> {file.name}</span>
          </Button>
        </div>
      )}
    </>
  )
}

/** Longer side of the preview, in pixels of the screen. */
const previewSize = 192

/** Drawn here: an address of the file's own would have to be let through by the content security policy. */
function Preview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDamaged, setIsDamaged] = useState(false)
  useEffect(() => {
    let isCurrent = true
    // Before it is there, as there must be something to draw on.
    setIsDamaged(false)
    createImageBitmap(file).then(
      (picture) => {
        if (isCurrent && canvas.current) draw(picture, canvas.current)
        picture.close()
      },
      () => isCurrent && setIsDamaged(true),
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return isDamaged ? (
    <span className="formFileDamaged">
      <Icon name="warning" size={1.5} />
      This picture cannot be opened
    </span>
  ) : (
    <canvas ref={canvas} role="img" aria-label={`Preview of ${file.name}`} width={previewSize} height={previewSize} />
  )
}

/** The middle of the picture, as a square. */
function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  const side = Math.min(picture.width, picture.height)
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2]
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
}
