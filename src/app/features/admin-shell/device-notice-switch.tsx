import { useState } from "react";
import {
  noticePermission,
  requestNoticePermission,
  useDeviceNotices,
} from "#app/features/admin-live/device-notices.ts";
import { SwitchRow } from "#ui/switch.tsx";

const explanations = {
  default: "O navegador vai pedir sua permissão.",
  granted: "Um aviso do aparelho a cada pedido novo, mesmo com outra janela na frente.",
  denied: "O navegador bloqueou os avisos. Libere nas permissões deste site.",
  unsupported: "Este navegador não mostra avisos do aparelho.",
};

/** The browser's permission is requested only by this switch. */
export function DeviceNoticeSwitch() {
  const { wanted, setWanted } = useDeviceNotices();
  const [permission, setPermission] = useState(noticePermission);

  async function change(isOn: boolean) {
    if (!isOn) return setWanted(false);
    const answer = await requestNoticePermission();
    setPermission(answer);
    setWanted(answer === "granted");
  }

  return (
    <SwitchRow
      label="Avisar neste aparelho"
      text={explanations[permission]}
      checked={wanted && permission === "granted"}
      disabled={permission === "unsupported" || permission === "denied"}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
