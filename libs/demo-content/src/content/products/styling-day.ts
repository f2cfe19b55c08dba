import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const stylingDay = trip({
  prod_id: 'P000006',
  prod_type: 'CG001',
  prod_category: '04',
  origin_price: 176_000,
  inventory_cnt: 20,
  departureInDays: 13,
  place: PLACES.cheongdam,
  opt_codes: ['OPT006', 'OPT007', 'OPT017'],
  related: ['P000004', 'P000009', 'P000023'],
  texts: {
    KOR: {
      title: '청담동 아이돌 스타일링: 무대 메이크업과 프로필 사진',
      subtitle: '거울 전구가 켜지면 오늘의 주인공은 당신입니다.',
      intro:
        '컴백 무대를 맡아 온 헤어·메이크업 팀이 얼굴형과 피부색을 보고 어울리는 콘셉트를 제안합니다. 청량, 힙, 우아함 가운데 하나를 고르면 의상까지 맞춰 입고 스튜디오에서 프로필을 찍습니다. 나이와 성별은 상관없습니다.',
      schedule: [
        ['10:00', '상담: 콘셉트와 색 고르기'],
        ['10:30', '메이크업 50분, 헤어 40분'],
        ['12:10', '의상 맞춰 입기'],
        ['12:40', '배경 두 곳에서 촬영, 사진가가 자세를 알려 줍니다'],
        ['13:40', '사진 고르기와 마무리'],
      ],
      included: ['헤어와 메이크업', '의상 한 벌', '보정 사진 5장과 원본 전부', '클렌징 세트'],
      excluded: ['추가 의상 (선택)', '사진책 (선택)'],
      meeting: '압구정로데오역 4번 출구, 09:50.',
      notes: [
        '피부가 예민하면 미리 알려 주세요. 저자극 제품을 준비합니다.',
        '머리는 감고 말린 상태로 와 주세요.',
        '12세 미만은 메이크업을 가볍게 합니다.',
      ],
    },
    ENG: {
      title: 'Idol styling in Cheongdam: stage make-up and a portrait shoot',
      subtitle: 'When the bulbs round the mirror light up, it is your turn.',
      intro:
        'A hair and make-up team that prepares comeback stages looks at your face and colouring and proposes a concept: fresh, street or elegant. You are dressed to match and photographed in the studio next door. Any age, any gender.',
      schedule: [
        ['10:00', 'Consultation: concept and colours'],
        ['10:30', 'Make-up for 50 minutes, hair for 40'],
        ['12:10', 'Fitting your outfit'],
        ['12:40', 'Shoot in front of two backdrops; the photographer shows you how to pose'],
        ['13:40', 'Choosing pictures'],
      ],
      included: [
        'Hair and make-up',
        'One outfit',
        'Five retouched pictures and all originals',
        'Cleansing kit',
      ],
      excluded: ['Further outfits (optional)', 'Photo book (optional)'],
      meeting: 'Exit 4 of Apgujeong Rodeo Station at 09:50.',
      notes: [
        'Tell us about sensitive skin and we bring gentle products.',
        'Please come with hair washed and dry.',
        'Make-up is kept light for children under 12.',
      ],
    },
    CHN: {
      title: '清潭洞爱豆造型：舞台妆与写真拍摄',
      subtitle: '镜边灯泡亮起，今天的主角是您。',
      intro:
        '常年负责回归舞台的妆发团队会根据脸型与肤色为您设计风格：清新、街头或优雅，任选其一。换上搭配好的服装，就到隔壁影棚拍摄写真，不限年龄与性别。',
      schedule: [
        ['10:00', '沟通风格与色彩'],
        ['10:30', '化妆50分钟，做发型40分钟'],
        ['12:10', '搭配服装'],
        ['12:40', '两种背景拍摄，摄影师指导姿势'],
        ['13:40', '选片收尾'],
      ],
      included: ['妆发造型', '服装一套', '精修5张及全部底片', '卸妆套装'],
      excluded: ['加选服装（可选）', '相册（可选）'],
      meeting: '09:50，狎鸥亭罗德奥站4号出口。',
      notes: ['敏感肌请提前告知，我们会准备温和产品。', '请洗净并吹干头发后前来。', '12岁以下儿童只化淡妆。'],
    },
    JPN: {
      title: '清潭洞アイドルスタイリング：ステージメイクとプロフィール撮影',
      subtitle: '鏡の電球が灯ったら、今日の主役はあなた。',
      intro:
        'カムバックステージを手がけるヘアメイクチームが、お顔立ちと肌の色を見てコンセプトを提案。清涼、ストリート、エレガントから選び、衣装も合わせて隣のスタジオで撮影します。年齢も性別も問いません。',
      schedule: [
        ['10:00', 'カウンセリング：コンセプトと色選び'],
        ['10:30', 'メイク50分、ヘア40分'],
        ['12:10', '衣装合わせ'],
        ['12:40', '背景2種で撮影、ポーズはカメラマンがご案内'],
        ['13:40', '写真選び'],
      ],
      included: ['ヘアメイク', '衣装1着', 'レタッチ5枚と全データ', 'クレンジングセット'],
      excluded: ['追加の衣装（オプション）', 'フォトブック（オプション）'],
      meeting: '9:50、狎鴎亭ロデオ駅4番出口。',
      notes: [
        '敏感肌の方は事前にお知らせください。低刺激の製品をご用意します。',
        '髪は洗って乾かした状態でお越しください。',
        '12歳未満のお子さまは薄めのメイクにします。',
      ],
    },
    VTN: {
      title: 'Tạo hình idol ở Cheongdam: trang điểm sân khấu và chụp profile',
      subtitle: 'Khi bóng đèn quanh gương bật sáng, nhân vật chính là bạn.',
      intro:
        'Đội làm tóc và trang điểm chuyên các sân khấu comeback ngắm khuôn mặt, tông da rồi gợi ý phong cách: tươi mát, đường phố hay thanh lịch. Bạn mặc đồ phối sẵn và chụp ngay tại studio bên cạnh. Không phân biệt tuổi hay giới tính.',
      schedule: [
        ['10:00', 'Tư vấn phong cách và màu sắc'],
        ['10:30', 'Trang điểm 50 phút, làm tóc 40 phút'],
        ['12:10', 'Thử trang phục'],
        ['12:40', 'Chụp với hai phông nền, nhiếp ảnh gia hướng dẫn tạo dáng'],
        ['13:40', 'Chọn ảnh'],
      ],
      included: [
        'Làm tóc và trang điểm',
        'Một bộ trang phục',
        'Năm ảnh chỉnh sửa và toàn bộ ảnh gốc',
        'Bộ tẩy trang',
      ],
      excluded: ['Thêm trang phục (tùy chọn)', 'Sách ảnh (tùy chọn)'],
      meeting: 'Cửa 4 ga Apgujeong Rodeo lúc 09:50.',
      notes: [
        'Da nhạy cảm xin báo trước để chuẩn bị sản phẩm dịu nhẹ.',
        'Vui lòng gội và sấy khô tóc trước khi đến.',
        'Trẻ dưới 12 tuổi chỉ trang điểm nhẹ.',
      ],
    },
  },
});
