/** In the list, only what looks like spam says anything. */
import type { DefaultServerCellComponentProps } from 'payload'

export const SpamCell = ({ cellData }: DefaultServerCellComponentProps) => (cellData ? <strong>Spam</strong> : null)
