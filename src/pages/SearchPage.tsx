import { SearchPanel } from '#features/search/SearchPanel.tsx';

export default function SearchPage() {
  return <SearchPanel />;
}
