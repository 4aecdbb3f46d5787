import { Join } from '#features/admin/account/Join.tsx';
import { AdminFrame } from '#features/admin/shell/AdminFrame.tsx';

export default function JoinPage() {
  return (
    <AdminFrame current={null} head={null}>
      <Join />
    </AdminFrame>
  );
}
