import { areaByPath, areaEntries } from '../areas/index.ts';
import { serviceByPath, serviceEntries } from '../services/index.ts';
import type { ServiceOptions } from '../services/types.ts';

function optionsOfService(pathname: string): ServiceOptions {
  const service = pathname.startsWith('/services/') ? serviceByPath(pathname) : undefined;
  return serviceEntries.find(({ slug }) => slug === service?.slug)?.options ?? {};
}

/** The one location of the area whose page this is; none where the area has several. */
function locationAt(pathname: string): string | undefined {
  const area = pathname.startsWith('/areas/') ? areaByPath(pathname) : undefined;
  const locations = areaEntries.find(({ id }) => id === area?.id)?.options.locations ?? [];
  return locations.length === 1 ? locations[0]?.value : undefined;
}

/** What the page that the popup is opened on answers in it: '/services/masonry' the service, an area's page the location. */
export function popupAnswersAt(pathname: string): Readonly<Record<string, string>> {
  const { popup, closest } = optionsOfService(pathname);
  const answers = { service: popup?.value ?? closest, location: locationAt(pathname) };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** The service of the wider catalogue whose page this is; empty on other pages. */
export function catalogueServiceAt(pathname: string): string {
  return optionsOfService(pathname).catalogue?.value ?? '';
}
