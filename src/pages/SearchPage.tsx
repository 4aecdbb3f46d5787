import { SearchPanel } from '#features/search/SearchPanel.tsx';

/** Search results. */
export default function SearchPage() {
  return <SearchPanel />;
}
