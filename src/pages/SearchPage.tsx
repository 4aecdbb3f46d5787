import { SearchPanel } from '#features/search/SearchPanel.tsx';

/** Search results (specification 2-§2, 'Search page'). */
export default function SearchPage() {
  return <SearchPanel />;
}
