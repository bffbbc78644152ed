/** The only door for ready HTML. What comes through it was cleaned by the server, on write and on read. */
export const SanitisedHtml = ({
  html,
  className,
}: {
  html: string
  className?: string | undefined
}) => <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
