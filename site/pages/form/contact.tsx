import type { LoaderData } from '#site/loaders/loader.ts'
import { telHref } from '#site/shared/phone.ts'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './contact.css?url'
import type { load } from './loader.ts'

type ContactData = LoaderData<typeof load>['contact']

/** Contact details of customer service. */
export function Contact({ contact: { address, phone, email, hours } }: { readonly contact: ContactData }) {
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
