interface Props {
  /** Of a plain sheet, imported with `?url`. */
  readonly href: string
}

/** A sheet that only some pages need: in their HTML, and waited for on the way to them. All others share one (decision 0105). */
export const PageStyles = ({ href }: Props) => <link rel="stylesheet" href={href} precedence="page" />
