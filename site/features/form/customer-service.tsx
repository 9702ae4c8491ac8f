import type { settingsOf } from '#site/loaders/source/settings.ts'
import { telHref } from '#site/shared/phone.ts'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './form.css?url'

type Props = Pick<ReturnType<typeof settingsOf>, 'contact'>

/** Whom visitors can ask in place of sending a form. Its styles are those of forms: beside four sheets, the picture of a page is later over HTTP/1. */
export function CustomerService({ contact: { address, phone, email, hours } }: Props) {
  return (
    <section className="customerService" aria-labelledby="customerService">
      <PageStyles href={stylesUrl} />
      <h2 id="customerService" className="heading">
        Customer service
      </h2>
      <address className="contact">
        <ContactMethod icon="phone">
          <a href={telHref(phone)}>{phone}</a>
        </ContactMethod>
        <ContactMethod icon="mail">
          <a href={`mailto:${email}`}>{email}</a>
        </ContactMethod>
        <ContactMethod icon="clock">{hours}</ContactMethod>
        <ContactMethod icon="pin">{address}</ContactMethod>
      </address>
    </section>
  )
}

function ContactMethod({ icon, children }: { readonly icon: IconName; readonly children: React.ReactNode }) {
  return (
    <p className="method">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  )
}
